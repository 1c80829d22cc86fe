/** The rules as they are written in Markdown: headings, paragraphs, lists, tables, and `**B12.**` before a rule. */
export interface Block {
  html: string
  text: string // what a search looks through
  heading: number // 1 to 3, or 0
  rule: string | null
  id: string | null // where a link leads
}

const RULE = /^\*\*([A-Z]{1,3}\d+[a-z]?)\.?\*\*\.?\s*/
const HEADING = /^(#{1,3}) +(.*)$/
const BULLET = /^[-*] +/
const NUMBER = /^\d+[.)] +/

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function inline(text: string): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[^\w*])[*_]([^*_]+)[*_](?!\w)/g, '$1<em>$2</em>')
    .replace(/\[([^\]]+)\]\((#?[\w./#-]+)\)/g, '<a href="$2">$1</a>')
}

function list(lines: string[], mark: RegExp, tag: string): string {
  const items: string[] = []
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''))
    else items[items.length - 1] += ` ${line.trim()}`
  }
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`
}

function table(lines: string[]): string {
  const rows = lines.filter((line) => !/^\|[\s:|-]+\|?$/.test(line)).map((line) => line.replace(/^\||\|$/g, '').split('|'))
  const row = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`).join('')}</tr>`
  const [head = [], ...body] = rows
  return `<div class="scrolling" tabindex="0"><table><thead>${row(head, 'th')}</thead><tbody>${body.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>`
}

function block(chunk: string): Block {
  const lines = chunk.split('\n')
  const plain = { text: chunk, heading: 0, rule: null, id: null }
  const heading = HEADING.exec(chunk)
  if (heading) {
    const id = heading[2]!.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
    return { ...plain, html: inline(heading[2]!), heading: heading[1]!.length, id }
  }
  if (chunk.startsWith('|')) return { ...plain, html: table(lines) }
  if (BULLET.test(chunk)) return { ...plain, html: list(lines, BULLET, 'ul') }
  if (NUMBER.test(chunk)) return { ...plain, html: list(lines, NUMBER, 'ol') }
  if (chunk.startsWith('>')) return { ...plain, html: `<aside>${inline(chunk.replace(/^> ?/gm, '').replaceAll('\n', ' '))}</aside>` }
  const rule = RULE.exec(chunk)?.[1] ?? null
  return { ...plain, html: `<p>${inline(lines.join(' '))}</p>`, rule, id: rule }
}

/** A list right under its paragraph is a block of its own, and so is each heading and each rule. */
function chunks(source: string): string[] {
  const spaced = source
    .replace(/\r/g, '')
    .replace(/^(#{1,3} .*)$/gm, '\n$1\n')
    .replace(/^(?=\*\*[A-Z]{1,3}\d+[a-z]?\.?\*\*)/gm, '\n')
    .replace(/^((?![-*|>\s]|\d+[.)] ).+)\n(?=[-*] |\d+[.)] |\|)/gm, '$1\n\n')
  return spaced.split(/\n\s*\n/).map((chunk) => chunk.trim()).filter(Boolean)
}

export function blocks(source: string): Block[] {
  const ids = new Map<string, number>()
  return chunks(source).map((chunk) => {
    const found = block(chunk)
    if (!found.id) return found
    const before = ids.get(found.id) ?? 0
    ids.set(found.id, before + 1)
    return before ? { ...found, id: `${found.id}-${before + 1}` } : found
  })
}

/** One rule with what belongs to it, as HTML. */
export function ruleIn(source: string, rule: string): string | null {
  const all = blocks(source)
  const start = all.findIndex((found) => found.rule === rule)
  if (start < 0) return null
  const rest = all.slice(start + 1)
  const end = rest.findIndex((found) => found.rule !== null || found.heading > 0)
  return [all[start]!, ...rest.slice(0, end < 0 ? undefined : end)].map((found) => found.html).join('')
}
