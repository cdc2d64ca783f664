'use client'
import { forwardRef, type ReactNode } from 'react'
import { textFieldWords } from '../../messages/textField.ts'
import { counted } from '../../private/fill.ts'
import { useControlled } from '../../private/useControlled.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import { type ControlAttributes, Field, type FieldOptions, type fieldSizes } from '../Field/Field.tsx'

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
   * Most characters, in UTF-16 units. Without a counter the input takes no more; with one it does, and the field
   * says by how many it is over, so that a pasted text is never cut unseen.
   */
  maxLength?: number | undefined
  /** Shows how many characters of maxLength are used. @default false */
  isCounted?: boolean | undefined
}

/** A line of text. Several lines are a Textarea. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>((props, ref) => {
  const { value: given, defaultValue = '', onChange, maxLength, isCounted, ...frame } = props
  const [value, change] = useControlled(given, defaultValue, onChange)
  const words = useWords('textField', textFieldWords)
  const { locale } = useTheme()
  const over = isCounted && maxLength ? value.length - maxLength : 0
  return (
    <Field
      {...frame}
      error={frame.error ?? (over > 0 ? counted(locale, words.tooMany, over) : undefined)}
      counter={isCounted && (maxLength ? `${value.length} / ${maxLength}` : value.length)}
    >
      {(control) => (
        <input
          {...control}
          ref={ref}
          maxLength={isCounted ? undefined : maxLength}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Field>
  )
})
TextField.displayName = 'TextField'
