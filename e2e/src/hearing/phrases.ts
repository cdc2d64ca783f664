/*
 * From the reader's phrases to lines that a person reads: nesting instead of ends, no texts a second time, and words in
 * place of what is another one each day.
 */

/** Roles whose content a reader speaks as their name, and not once more. */
const wholeRoles =
  /^(button|link|heading|option|combobox|spinbutton|checkbox|radio|textbox|img|image|tab|separator|switch|menuitem\w*|gridcell|slider|progressbar|meter)\b/

const months = [
  'January|February|March|April|May|June|July|August|September|October|November|December',
  'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря',
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
].join('|')
const month = `(?:${months})`
const weekday = '(?:\\p{L}+, )?'

/** In place of what differs from day to day and from order to order. */
const volatile: readonly [RegExp, string][] = [
  [/\bW-\d{6,}\b/g, 'W-NUMBER'],
  [/\bhttp:\/\/localhost:\d+/g, 'https://HOST'],
  [/\b\d\d\.\d\d\.\d{4}\b/g, 'DD.MM.YYYY'],
  [new RegExp(`${weekday}${month} \\d{1,2}, \\d{4}`, 'giu'), 'DATE'],
  [new RegExp(`${weekday}\\d{1,2}(?: de)? ${month}(?:(?: de)? \\d{4})?(?: г\\.)?`, 'giu'), 'DATE'],
]

/** A phrase as it is written down. */
export function phrase(text: string): string {
  const plain = text
    // Isolates of names in other scripts are not heard.
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^(list\w+), level 1/, '$1')
    .replace(/, position (\d+), set size (\d+)/, ', $1 of $2')
    .replace(/^separator\b.*/, 'separator')
    .trim()
  return volatile.reduce((said, [what, word]) => said.replace(what, word), plain)
}

/**
 * A list that opens as the focus comes to its field is open when a person hears of the field, or the very moment after:
 * it is written down in one way.
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

/** What the reader says of a document from its start to its end, nested by two spaces. */
export function outline(said: readonly string[]): string[] {
  const lines: string[] = []
  const open: string[] = []
  /** Within what is spoken as a whole: up to which end nothing more is said. */
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
