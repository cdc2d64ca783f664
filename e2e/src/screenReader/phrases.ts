/*
 * Turns the reader's phrases into lines for people: nested in place of ends, without repeated texts, and with fixed
 * words in place of values that change each day.
 */

/** Roles that a reader speaks by their name, without their content. */
const wholeRoles =
  /^(button|link|heading|option|combobox|spinbutton|checkbox|radio|textbox|img|image|tab|separator|switch|menuitem\w*|gridcell|slider|progressbar|meter)\b/

const months = [
  'January|February|March|April|May|June|July|August|September|October|November|December',
  'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря',
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
].join('|')
const month = `(?:${months})`
const weekday = '(?:\\p{L}+, )?'

/** Fixed words for values that differ from day to day and from order to order. */
const volatile: readonly [RegExp, string][] = [
  [/\bW-\d{6,}\b/g, 'W-NUMBER'],
  [/\bhttp:\/\/localhost:\d+/g, 'https://HOST'],
  [/\b\d\d\.\d\d\.\d{4}\b/g, 'DD.MM.YYYY'],
  [new RegExp(`${weekday}${month} \\d{1,2}, \\d{4}`, 'giu'), 'DATE'],
  [new RegExp(`${weekday}\\d{1,2}(?: de)? ${month}(?:(?: de)? \\d{4})?(?: г\\.)?`, 'giu'), 'DATE'],
]

/** A phrase as it is written in the transcript. */
export function phrase(text: string): string {
  const plain = text
    // Invisible marks around names in other scripts are not heard.
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^(list\w+), level 1/, '$1')
    .replace(/, position (\d+), set size (\d+)/, ', $1 of $2')
    .replace(/^separator\b.*/, 'separator')
    .trim()
  return volatile.reduce((said, [what, word]) => said.replace(what, word), plain)
}

/**
 * A list that opens with the focus may open just before its field is announced or just after. Both orders are written
 * the same way.
 */
export const atOnce = (heard: readonly string[]): string[] =>
  heard.flatMap((line, index) => {
    const isOpening = (at: string | undefined) => /^at combobox, .*not expanded/.test(at ?? '')
    if (line === 'now expanded' && isOpening(heard[index - 1])) return []
    return isOpening(line) && heard[index + 1] === 'now expanded'
      ? line.replace('not expanded', 'expanded')
      : line
  })

const squeezed = (text: string) => text.replace(/[\s\p{P}\p{S}]+/gu, '')

/** The reader’s phrases of a whole document, nested by two spaces. */
export function outline(said: readonly string[]): string[] {
  const lines: string[] = []
  const open: string[] = []
  /** The end of an element that is spoken as a whole. Phrases before it are left out. */
  let until: string | null = null
  for (const [index, raw] of said.entries()) {
    const ends = /^end of (.*)$/s.exec(raw)?.[1] ?? (/^end, /.test(raw) ? raw.replace(/^end, /, '') : null)
    if (until !== null) {
      if (ends === until) until = null
      continue
    }
    if (ends !== null) {
      if (open.at(-1) === ends) open.pop()
      continue
    }
    const bare = raw.replace(/ \[in \S+\]$/, '')
    const end = said.findIndex(
      (one, at) => at > index && (one === `end of ${bare}` || one === `end, ${bare}`),
    )
    const isOpen = end > 0
    if (!/^paragraph$/.test(bare)) lines.push('  '.repeat(open.length) + phrase(raw))
    if (!isOpen || /^paragraph$/.test(bare)) continue
    const inner = said.slice(index + 1, end).map((one) => one.replace(/^end of .*/s, ''))
    const isWhole =
      wholeRoles.test(bare) &&
      (bare.startsWith('combobox') || squeezed(bare).includes(squeezed(inner.join(''))))
    if (isWhole) until = bare
    else open.push(bare)
  }
  return lines
}
