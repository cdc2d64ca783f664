import { longestRead, readNumber } from './plain.ts'

const before = /^(?:(?:terminal[ei]?|терминал|term|терм|№|#)(?!\p{L})[ .:№#-]*)+(?=.)/iu
/** A remark in brackets has neither a digit nor a lone letter: `(T5)` and `(D)` may be the terminal itself. */
const behind =
  / (?:terminal|терминал)$| ?\((?![^()]{0,39}(?<!\p{L})\p{L}(?!\p{L}))[^()\d]{1,40}\)$|(?<![ .,;])[ .,;]+$/iu

/** Reads the name of a terminal without the word: `2E` of `Terminal 2E`, `North` of `North Terminal`. */
export function readTerminal(text: string): string {
  if (text.length > longestRead) return text
  const line = readNumber(text)
  let [name, whole] = [line.replace(before, ''), '']
  while (name !== whole) {
    whole = name
    name = whole.replace(behind, '')
  }
  // Brackets around all of it are dropped with a word only: `Terminal (2)`.
  return (name === line ? name : name.replace(/^\(([^()]+)\)$/, '$1')) || line
}
