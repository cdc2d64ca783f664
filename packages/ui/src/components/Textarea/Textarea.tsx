'use client'
import { forwardRef, type ReactNode, useImperativeHandle, useRef } from 'react'
import { textareaWords } from '../../messages/textarea.ts'
import { cx } from '../../private/cx.ts'
import { useLimit } from '../../private/edit/useLimit.ts'
import { useFormValue } from '../../private/form/useFormValue.ts'
import { useWrittenText } from '../../private/form/useWrittenText.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { useWords } from '../../private/useWords.ts'
import { type ControlAttributes, Field, type FieldOptions, type FieldPart } from '../Field/Field.tsx'
import * as css from './Textarea.css.ts'

/** Parts of a text area. */
export type TextareaPart = FieldPart

export interface TextareaProps extends FieldOptions, ControlAttributes<'textarea'> {
  /** Present value. Without this prop the component keeps its own state. @default uncontrolled */
  value?: string | undefined
  /** Value at the start, where `value` is not given. @default '' */
  defaultValue?: string | undefined
  /** Called with the new text on each edit. */
  onChange?: ((value: string) => void) | undefined
  /** Icon before the label and the value. @default none */
  icon?: ReactNode
  /**
   * Maximum length, in UTF-16 units. Shows a counter, which is announced near the limit. A longer text is not cut off:
   * the field shows the number of extra characters. @default no limit
   */
  maxLength?: number | undefined
  /** Minimum number of visible lines. @default 3 */
  rows?: number | undefined
  /** Grows with its text up to 360 px. @default false */
  autosize?: boolean | undefined
}

/** Height of a line, in px. */
const line = 24
/** With so few characters left the counter is announced in any case. */
const least = 10

/** A field for several lines of text. */
export const Textarea = forwardRef<HTMLTextAreaElement, TextareaProps>((props, ref) => {
  const { value, defaultValue = '', onChange, maxLength, rows = 3, autosize = false, ...frame } = props
  const words = useWords('textarea', textareaWords)
  const {
    value: text,
    change: setText,
    native,
    ...life
  } = useFormValue(frame.name, value, defaultValue, onChange)
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => area.current!, [])
  useWrittenText(area, text, value === undefined ? life.hold : setText)
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
      life={{ ...life, ownError: limit.error }}
      counter={maxLength !== undefined && limit.counter}
    >
      {(control) => (
        <textarea
          {...control}
          ref={area}
          className={cx(control.className, css.area({ autosize }))}
          rows={rows}
          // With `field-sizing: content` the browser ignores `rows`, so the minimum height is set here.
          style={autosize ? { minHeight: rows * line } : undefined}
          {...native}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Field>
  )
})
Textarea.displayName = 'Textarea'
