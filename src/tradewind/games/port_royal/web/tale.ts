import type { Step } from '@tradewind/board'
export class Tale { note(_r: HTMLElement, _v: any): void {} tell(_r: HTMLElement, _v: any, _s: Step|null, _p: number): void {} }
