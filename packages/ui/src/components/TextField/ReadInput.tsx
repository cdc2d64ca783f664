'use client'
import { forwardRef, useImperativeHandle, useRef } from 'react'
import { callBoth } from '../../private/callBoth.ts'
import { isComposing } from '../../private/edit/isComposing.ts'
import { isHeld } from '../../private/edit/isHeld.ts'
import { textAfter } from '../../private/edit/textEdit.ts'
import { useTextEdits } from '../../private/edit/useTextEdits.ts'
import type { ControlAttributes } from '../Field/Field.tsx'

interface ReadInputProps extends ControlAttributes<'input'> {
  value: string
  /** Normalises a text; its own result has to stay unchanged. */
  read: (text: string) => string
  onChange: (value: string) => void
}

/** An input that shows its normalised text on blur, or at once for a pasted or filled-in text. */
export const ReadInput = forwardRef<HTMLInputElement, ReadInputProps>((props, ref) => {
  const { value, read, onChange, ...attributes } = props
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => field.current!, [])
  const edits = useTextEdits({
    field,
    text: value,
    onEdit: (edit) => {
      const written = textAfter(edit)
      const meant = edit.kind === 'replaced' ? read(written) : written
      // A suggested word of a keyboard ends with a blank, and another word may follow, so the blank stays.
      const next = meant === written.trim() ? written : meant
      onChange(next)
      if (edit.kind === 'replaced') return next.length
      return edit.start.length + (edit.kind === 'inserted' ? edit.inserted.length : 0)
    },
    onRestore: onChange,
  })
  const normalise = (input: HTMLInputElement) => {
    const meant = read(input.value)
    if (meant !== value && !input.readOnly) onChange(meant)
  }
  return (
    <input
      {...attributes}
      {...edits}
      ref={field}
      onBlur={(event) => {
        normalise(event.target)
        attributes.onBlur?.(event)
      }}
      onKeyDown={(event) => {
        attributes.onKeyDown?.(event)
        if (event.defaultPrevented) return
        edits.onKeyDown(event)
        // Enter may send the form, with the text as leaving the field would make it.
        if (event.key === 'Enter' && !isComposing(event) && !isHeld(event)) normalise(event.currentTarget)
      }}
      onCompositionStart={callBoth(edits.onCompositionStart, attributes.onCompositionStart)}
      onCompositionEnd={callBoth(edits.onCompositionEnd, attributes.onCompositionEnd)}
    />
  )
})
ReadInput.displayName = 'ReadInput'
