import { textFieldWords } from './textField.ts'
import type { WordTable } from './words.ts'

/** A text area has the same messages about its limit as a text field. */
export const textareaWords: WordTable<'textarea'> = textFieldWords
