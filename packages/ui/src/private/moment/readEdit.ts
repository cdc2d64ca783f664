import { type TextEdit, textAfter } from '../edit/textEdit.ts'

interface ReadEditOptions<Reading> {
  edit: TextEdit
  /** True if the field had a complete date or time before the edit. */
  wasWhole: boolean
  /** True for a text that fits the mask. */
  isMasked: (text: string) => boolean
  /**
   * Parses a text.
   *
   * @returns null if it is not understood, or not for sure
   */
  read: (text: string) => Reading | null
}

/**
 * The meaning of an edit that did not come from single keys: that of the whole new text, or that of the inserted piece
 * alone, if it was inserted into a complete date or time that it is to replace.
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

/** True for a text with a word of at least two letters: a single letter between digits is a typing error. */
export const hasWord = (text: string): boolean => /[\p{L}\p{M}]{2}/u.test(text)
