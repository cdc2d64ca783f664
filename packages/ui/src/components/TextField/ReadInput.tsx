'use client'
import { forwardRef } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { textAfter } from '../../private/textEdit.ts'
import { useTextEdits } from '../../private/useTextEdits.ts'
import type { ControlAttributes } from '../Field/Field.tsx'

interface ReadInputProps extends ControlAttributes<'input'> {
  value: string
  /** Reads what is meant by a text; its own answer it returns unchanged. */
  read: (text: string) => string
  onChange: (value: string) => void
}

/** An input that shows what is meant by its text once it is left, or at once where the text came whole. */
export const ReadInput = forwardRef<HTMLInputElement, ReadInputProps>((props, ref) => {
  const { value, read, onChange, ...attributes } = props
  const field = useObjectRef(ref)
  const edits = useTextEdits({
    field,
    text: value,
    onEdit: (edit) => {
      const written = textAfter(edit)
      const meant = edit.kind === 'replaced' ? read(written) : written
      // A word that a keyboard offers brings its blank along, and another one follows it.
      const next = meant === written.trim() ? written : meant
      onChange(next)
      if (edit.kind === 'replaced') return next.length
      return edit.start.length + (edit.kind === 'inserted' ? edit.inserted.length : 0)
    },
    onRestore: onChange,
  })
  return (
    <input
      {...attributes}
      {...edits}
      ref={field}
      onBlur={(event) => {
        const meant = read(event.target.value)
        if (meant !== value && !event.target.readOnly) onChange(meant)
        attributes.onBlur?.(event)
      }}
      onKeyDown={(event) => {
        attributes.onKeyDown?.(event)
        if (!event.defaultPrevented) edits.onKeyDown(event)
      }}
      onCompositionStart={(event) => {
        edits.onCompositionStart(event)
        attributes.onCompositionStart?.(event)
      }}
      onCompositionEnd={(event) => {
        edits.onCompositionEnd(event)
        attributes.onCompositionEnd?.(event)
      }}
    />
  )
})
ReadInput.displayName = 'ReadInput'
