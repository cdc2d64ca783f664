/** How a text of digits and one kind of sign between them is typed: DD.MM.YYYY, HH:mm. */
export interface Mask {
  /** Between the parts. */
  separator: string
  /** Digits a part has at most. */
  lengths: readonly number[]
  /** The text as it is shown when it is typed at its end, any signs among it. */
  typed: (text: string) => string
}

export interface MaskedEdit {
  text: string
  /** Place of the caret in `text`. */
  caret: number
}

/** Arabic, Persian and full-width digits as 0 to 9, each sign in its place. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) & 15))

/** What one edit put between the beginning and the end that stayed. */
export function editOf(text: string, caret: number, before: string) {
  const end = before.endsWith(text.slice(caret)) ? text.slice(caret) : ''
  const [given, gone] = [text, before].map((whole) => whole.slice(0, whole.length - end.length)) as [
    string,
    string,
  ]
  let same = 0
  while (same < given.length && given[same] === gone[same]) same++
  return { start: given.slice(0, same), inserted: given.slice(same), removed: gone.slice(same), end }
}

/**
 * One edit of a masked field, told by its text alone: keyboards on a screen send no keys worth trusting. At the end it
 * is masked as typed; in the middle a digit takes the place of the next one of its part; what is deleted leaves its
 * hole, and a separator with digits after it stays: deleting it deletes the digit beside it.
 * @param text what the input holds after the edit
 * @param caret where it stands after the edit
 * @param before what the input held
 * @param isForward it was deleted towards the end (the Delete key). @default false
 */
export function maskedEdit(
  { separator, lengths, typed }: Mask,
  text: string,
  caret: number,
  before: string,
  isForward = false,
): MaskedEdit {
  const { start, inserted, removed, end } = editOf(latinDigits(text), caret, before)
  if (inserted && !end) {
    const shown = typed(start + inserted)
    return { text: shown, caret: shown.length }
  }
  const separators = /\d/.test(end) ? separator.repeat(removed.split(separator).length - 1) : ''
  if (!inserted) {
    const onlySeparators = separators !== '' && separators === removed
    if (onlySeparators && isForward)
      return { text: start + separators + end.replace(/^\d/, ''), caret: (start + separators).length }
    const kept = onlySeparators ? start.replace(/\d$/, '') : start
    return { text: kept + separators + end, caret: kept.length }
  }
  return fillIn(start + separators + end, start.length, inserted, separator, lengths)
}

/** Puts signs into the middle of a text, one by one. */
function fillIn(
  text: string,
  at: number,
  signs: string,
  separator: string,
  lengths: readonly number[],
): MaskedEdit {
  let shown = text
  let place = at
  const part = () => {
    const index = shown.slice(0, place).split(separator).length - 1
    const length = lengths[index] ?? 0
    const digits = shown.split(separator)[index]!
    const from = shown.lastIndexOf(separator, place - 1) + 1
    return { isFull: digits.length >= length, end: from + digits.length }
  }
  const stepOver = () => {
    if (shown[place] === separator) place++
  }
  for (const sign of signs) {
    if (!/\d/.test(sign)) {
      stepOver()
      continue
    }
    if (part().isFull) stepOver()
    const { isFull, end } = part()
    if (isFull && place === end) continue
    shown = shown.slice(0, place) + sign + shown.slice(place + (isFull ? 1 : 0))
    place++
    const after = part()
    if (after.isFull && place === after.end) stepOver()
  }
  return { text: shown, caret: place }
}
