'use client'
import { forwardRef, type ReactNode } from 'react'
import { textFieldWords } from '../../messages/textField.ts'
import { useControlled } from '../../private/useControlled.ts'
import { useLimit } from '../../private/useLimit.ts'
import { useWords } from '../../private/useWords.ts'
import { type ControlAttributes, Field, type FieldOptions, type fieldSizes } from '../Field/Field.tsx'
import { ReadInput } from './ReadInput.tsx'

export interface TextFieldProps extends FieldOptions, ControlAttributes<'input'> {
  /** @default uncontrolled */
  value?: string | undefined
  /** @default '' */
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** 44 or 56 px high; the label of m is spoken, not drawn. @default 'l' */
  size?: (typeof fieldSizes)[number] | undefined
  /** Before the label and the value. */
  icon?: ReactNode
  /** After the value: a button, an icon. */
  end?: ReactNode
  /**
   * Most characters, in UTF-16 units. A longer text is kept: the field counts from nine tenths of it on, and says by how
   * many it is over, so that nothing is ever cut unseen.
   */
  maxLength?: number | undefined
  /** Counts from the first character on. @default false */
  isCounted?: boolean | undefined
  /**
   * Reads what is meant by a text: without the blanks and marks that came along with it, say. It is shown once the field is
   * left, and at once for a text that comes whole, pasted over another or filled in by the browser; undo brings back
   * what was written. Of what it does not understand it returns the text as it is; what it returned it returns again.
   */
  read?: ((text: string) => string) | undefined
}

/** A line of text. Several lines are a Textarea. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>((props, ref) => {
  const { value: given, defaultValue = '', onChange, maxLength, isCounted = false, read, ...frame } = props
  const [value, setValue] = useControlled(given, defaultValue, onChange)
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
      counter={(isCounted || limit.isNear) && limit.counter}
    >
      {(control) =>
        read ? (
          <ReadInput {...control} ref={ref} value={value} read={read} onChange={change} />
        ) : (
          <input {...control} ref={ref} value={value} onChange={(event) => change(event.target.value)} />
        )
      }
    </Field>
  )
})
TextField.displayName = 'TextField'
