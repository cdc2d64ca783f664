import { type TextEdit, textAfter } from '../textEdit.ts'

interface ReadEditOptions<Reading> {
  edit: TextEdit
  /** The field held a whole date or time before. */
  wasWhole: boolean
  /** True of a text that is one of the mask still. */
  isMasked: (text: string) => boolean
  /** @returns null where nothing is understood, or not for sure */
  read: (text: string) => Reading | null
}

/**
 * The meaning of a text that was written elsewhere: of all that stands there now, or of the piece alone, where it was
 * put somewhere into a whole date or time that it is to replace.
 */
export function readEdit<Reading>({
  edit,
  wasWhole,
  isMasked,
  read,
}: ReadEditOptions<Reading>): Reading | null {
  const whole = textAfter(edit)
  const isNew =
    edit.kind === 'inserted' && wasWhole && !isMasked(whole) && /\D|\d{6}/.test(edit.inserted.trim())
  return (isNew ? read(edit.inserted) : null) ?? read(whole)
}

/** True of a text with a word: a lone letter between digits is a slip of the finger. */
export const hasWord = (text: string): boolean => /[\p{L}\p{M}]{2}/u.test(text)
