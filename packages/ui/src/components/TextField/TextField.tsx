'use client'
import { forwardRef, type ReactNode, useImperativeHandle, useRef } from 'react'
import { textFieldWords } from '../../messages/textField.ts'
import { useLimit } from '../../private/edit/useLimit.ts'
import { useFormValue } from '../../private/form/useFormValue.ts'
import { useWrittenText } from '../../private/form/useWrittenText.ts'
import { useWords } from '../../private/useWords.ts'
import {
  type ControlAttributes,
  Field,
  type FieldOptions,
  type FieldPart,
  type fieldSizes,
} from '../Field/Field.tsx'
import { ReadInput } from './ReadInput.tsx'

/** Parts of a text field. */
export type TextFieldPart = FieldPart

export interface TextFieldProps extends FieldOptions, ControlAttributes<'input'> {
  /** Present value. Without this prop the component keeps its own state. @default uncontrolled */
  value?: string | undefined
  /** Value at the start, where `value` is not given. @default '' */
  defaultValue?: string | undefined
  /** Called with the new text on each edit. */
  onChange?: ((value: string) => void) | undefined
  /** 44 or 56 px high; with `m` the label is only announced by a screen reader. @default 'l' */
  size?: (typeof fieldSizes)[number] | undefined
  /** Icon before the label and the value. @default none */
  icon?: ReactNode
  /** Content after the value: a button, an icon. @default none */
  end?: ReactNode
  /**
   * Maximum length, in UTF-16 units. A longer text is not cut off: from nine tenths on the field shows a counter, and
   * beyond the limit the number of extra characters. @default no limit
   */
  maxLength?: number | undefined
  /** Shows the counter from the first character on. @default false */
  isCounted?: boolean | undefined
  /**
   * Normalises a text, for instance removes blanks and invisible signs. The result is shown on blur, and at once for a text
   * pasted over another or filled in by the browser; undo restores the written text. An unknown text has to be returned
   * unchanged, and so has an earlier result.
   */
  read?: ((text: string) => string) | undefined
}

/** A field for one line of text. For several lines use a Textarea. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>((props, ref) => {
  const { value: given, defaultValue = '', onChange, maxLength, isCounted = false, read, ...frame } = props
  const { value, change: setValue, native, ...life } = useFormValue(frame.name, given, defaultValue, onChange)
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reader has an input of its own
  useImperativeHandle(ref, () => input.current!, [!read])
  useWrittenText(input, value, given === undefined ? life.hold : setValue)
  const words = useWords('textField', textFieldWords)
  const lengthOf = (text: string) => (read ? read(text) : text).length
  const limit = useLimit({ words, length: lengthOf(value), limit: maxLength })
  const change = (next: string) => {
    setValue(next)
    limit.tell(lengthOf(next))
  }
  return (
    <Field
      {...frame}
      error={frame.error ?? limit.error}
      life={{ ...life, ownError: limit.error }}
      counter={(isCounted || limit.isNear) && limit.counter}
    >
      {(control) =>
        read ? (
          <ReadInput {...control} ref={input} value={value} read={read} onChange={change} />
        ) : (
          <input {...control} {...native} ref={input} onChange={(event) => change(event.target.value)} />
        )
      }
    </Field>
  )
})
TextField.displayName = 'TextField'
