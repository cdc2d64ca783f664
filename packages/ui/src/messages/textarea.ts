import { textFieldWords } from './textField.ts'
import type { WordTable } from './words.ts'

/** A text of several lines says of its limit what a line says. */
export const textareaWords: WordTable<'textarea'> = textFieldWords
