/** Short sounds of wood, coin and bell, made on the spot; silent until the person asks for them. */
import { settings } from './settings.svelte'

let context: AudioContext | undefined

function tone(frequency: number, length: number, kind: OscillatorType, loudness: number, delay = 0): void {
  context ??= new AudioContext()
  const start = context.currentTime + delay
  const voice = context.createOscillator()
  const volume = context.createGain()
  voice.type = kind
  voice.frequency.setValueAtTime(frequency, start)
  volume.gain.setValueAtTime(loudness, start)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  voice.connect(volume).connect(context.destination)
  voice.start(start)
  voice.stop(start + length)
}

function knock(): void {
  tone(180, 0.07, 'triangle', 0.25)
  tone(95, 0.09, 'sine', 0.3)
}

function coin(): void {
  tone(2100, 0.16, 'sine', 0.07)
  tone(2950, 0.22, 'sine', 0.05, 0.03)
}

function bell(): void {
  tone(660, 1.1, 'sine', 0.16)
  tone(1320, 0.8, 'sine', 0.06)
  tone(1783, 0.6, 'sine', 0.03)
}

const SOUNDS = { knock, coin, bell }

export function sound(name: keyof typeof SOUNDS): void {
  if (settings.sound) SOUNDS[name]()
}
