import { longestRead, readNumber } from './plain.ts'

/** The word for a terminal. */
const word = 'termin[aá]l[ei]?|терм[иі]нал'
/** The words for a terminal and for a number before the name itself; `N2` and `No` are names. */
const before = new RegExp(
  String.raw`^["«“„']?(?:(?:(?:${word}|term|терм)(?!\p{L})|№|#|(?:n[or]|number|номер)(?=[ .:]{1,3}\d)|n(?=[.º°] ?\d))[ .:№#º°"«“„'-]*)+(?=.)`,
  'iu',
)
/** A letter of its own; the O of O'Hare is none. */
const loneLetter = String.raw`(?<!\p{L})\p{L}(?![\p{L}'’])`
/** `2E`, `T5` or `C`: the name of a terminal that is no word. */
const code = String.raw`(?:\p{L}|\p{L}?\d{1,2}\p{L}?)`
/** A remark in brackets or behind a code has neither a digit nor a lone letter: `(T5)` and `(D)` may be the terminal itself. */
const behind = new RegExp(
  String.raw` (?:${word})$|(?: ?\(|(?<=^${code})(?: -|,) )(?![^()]{0,39}${loneLetter})[^()\d]{1,40}\)?$|(?<![ .,;"»”'])[ .,;"»”']+$`,
  'iu',
)
const only = new RegExp(`^${code}$`, 'u')
/** A word for a terminal behind other words, such as those of an airport. */
const within = new RegExp(String.raw`(?<=[ ,])(?:${word})(?!\p{L}| ?\()`, 'iu')
/** Quotes around all of a name. */
const quoted = /^["«“„'](.+)["»”']$/u
const other = new RegExp(String.raw`\d|${loneLetter}`, 'u')

/** Removes the words before a name, and remarks and punctuation behind it. */
function bare(line: string): string {
  let [name, whole] = [line.replace(quoted, '$1').replace(before, ''), '']
  while (name !== whole) {
    whole = name
    name = whole.replace(behind, '')
  }
  // Brackets around all of it are dropped with a word only: `Terminal (2)`.
  return (name === line ? name : name.replace(/^\(([^()]+)\)$/, '$1')) || line
}

/**
 * Reads the name of a terminal without the word: `2E` of `Terminal 2E`, `North` of `North Terminal`, `5` of `Heathrow
 * Terminal 5`.
 */
export function readTerminal(text: string): string {
  if (text.length > longestRead) return text
  const line = readNumber(text)
  const at = line.search(within)
  const name = bare(line.slice(Math.max(at, 0)))
  // A digit or a lone letter before the word may be another terminal, and a word behind it only a part of the name.
  const isCode = at > 0 && only.test(name) && !other.test(line.slice(0, at))
  return isCode ? name : bare(line)
}
