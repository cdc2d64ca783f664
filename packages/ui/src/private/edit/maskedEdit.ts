import { latinDigits } from './latinDigits.ts'
import { type TextEdit, textAfter } from './textEdit.ts'

/** Format of a text of digits with one separator: DD.MM.YYYY, HH:mm. */
export interface Mask {
  /** Sign between the parts. */
  separator: string
  /** Maximum number of digits of each part. */
  lengths: readonly number[]
  /** Formats a text that was typed at its end; it may have any signs. */
  typed: (text: string) => string
}

export interface MaskedEdit {
  text: string
  /** Position of the caret in `text`. */
  caret: number
}

/**
 * Applies one edit to a masked field. At the end the text is formatted by the mask; in the middle of a full part a digit
 * replaces the next one. A deletion does not move digits to other parts, and a separator before digits stays: deleting
 * it deletes the digit beside it.
 */
export function maskedEdit({ separator, lengths, typed }: Mask, edit: TextEdit): MaskedEdit {
  if (edit.kind === 'replaced' || (edit.kind === 'inserted' && !edit.end)) {
    const shown = typed(latinDigits(textAfter(edit)))
    return { text: shown, caret: shown.length }
  }
  const { start, removed, end } = edit
  const separators = /\d/.test(end) ? separator.repeat(removed.split(separator).length - 1) : ''
  if (edit.kind === 'inserted')
    return fillIn(start + separators + end, start.length, latinDigits(edit.inserted), separator, lengths)
  const onlySeparators = separators !== '' && separators === removed
  if (onlySeparators && edit.isForward)
    return { text: start + separators + end.replace(/^\d/, ''), caret: (start + separators).length }
  const kept = onlySeparators ? start.replace(/\d$/, '') : start
  return { text: kept + separators + end, caret: kept.length }
}

/** Inserts signs into the middle of a text, one by one. */
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
