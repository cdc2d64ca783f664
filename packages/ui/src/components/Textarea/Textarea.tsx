'use client'
import { forwardRef, type ReactNode } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { textareaWords } from '../../messages/textarea.ts'
import { cx } from '../../private/cx.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { useControlled } from '../../private/useControlled.ts'
import { useLimit } from '../../private/useLimit.ts'
import { useWords } from '../../private/useWords.ts'
import { type ControlAttributes, Field, type FieldOptions } from '../Field/Field.tsx'
import * as css from './Textarea.css.ts'

export interface TextareaProps extends FieldOptions, ControlAttributes<'textarea'> {
  /** @default uncontrolled */
  value?: string | undefined
  /** @default '' */
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** Before the label and the value. */
  icon?: ReactNode
  /**
   * Most characters, in UTF-16 units. Shows a counter, which is spoken near the limit. A longer text is kept and the
   * field says by how much it is over, so that what was pasted is never cut unseen.
   */
  maxLength?: number | undefined
  /** Lines it shows at least. @default 3 */
  rows?: number | undefined
  /** Grows with its text up to 360 px. @default false */
  autosize?: boolean | undefined
}

/** Height of a line, in px. */
const line = 24
/** So many characters left are worth a word at any rate. */
const least = 10

/** A text of several lines. */
export const Textarea = forwardRef<HTMLTextAreaElement, TextareaProps>((props, ref) => {
  const { value, defaultValue = '', onChange, maxLength, rows = 3, autosize = false, ...frame } = props
  const words = useWords('textarea', textareaWords)
  const [text, setText] = useControlled(value, defaultValue, onChange)
  const area = useObjectRef(ref)
  const limit = useLimit({ words, length: text.length, limit: maxLength, least })

  useBrowserLayoutEffect(() => {
    const element = area.current
    if (!element || !autosize || CSS.supports('field-sizing', 'content')) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [text, autosize])

  const change = (next: string) => {
    setText(next)
    limit.tell(next.length)
  }

  return (
    <Field
      {...frame}
      isMultiline
      error={frame.error ?? limit.error}
      counter={maxLength !== undefined && limit.counter}
    >
      {(control) => (
        <textarea
          {...control}
          ref={area}
          className={cx(control.className, css.area, autosize && css.growing)}
          rows={rows}
          // A height of its content knows no rows.
          style={autosize ? { minHeight: rows * line } : undefined}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Field>
  )
})
Textarea.displayName = 'Textarea'
