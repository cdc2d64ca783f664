'use client'
import { useWrittenText } from '../form/useWrittenText.ts'
import { latinDigits } from './latinDigits.ts'
import { localDigits } from './localDigits.ts'
import { inLatinDigits, type TextEdit } from './textEdit.ts'
import { useTextEdits } from './useTextEdits.ts'

type LocalEditsOptions = Parameters<typeof useTextEdits>[0] & {
  /** BCP 47: masked text is shown in the digits of this language. */
  locale: string
  /** True for a text that fits the mask, in the digits 0 to 9. */
  isMasked: (text: string) => boolean
}

/** Edits of a masked field in the digits of the page: the mask gets 0 to 9, whatever digits are typed or pasted. */
export function useLocalEdits({ locale, isMasked, ...options }: LocalEditsOptions) {
  const { field, text, onEdit, onRestore } = options
  const shown = isMasked(text) ? localDigits(text, locale) : text
  const edit = (edit: TextEdit) => onEdit(inLatinDigits(edit, isMasked))
  useWrittenText(field, shown, (written) => edit({ kind: 'replaced', text: written }), 'text')
  return useTextEdits({
    ...options,
    text: shown,
    onEdit: edit,
    onRestore: (former) => onRestore(isMasked(latinDigits(former)) ? latinDigits(former) : former),
  })
}
