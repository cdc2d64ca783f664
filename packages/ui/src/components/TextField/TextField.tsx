'use client'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type Ref } from 'react'
import { textFieldWords } from '../../messages/textField.ts'
import { cx } from '../../private/cx.ts'
import { useWords } from '../../private/useWords.ts'
import { Field, type FieldOptions } from '../Field/Field.tsx'
import { area, growing } from './TextField.css.ts'

type Attributes = Omit<
  ComponentPropsWithoutRef<'input'>,
  keyof FieldOptions | 'value' | 'defaultValue' | 'onChange' | 'size' | 'children'
>

export interface TextFieldProps extends FieldOptions, Attributes {
  value: string
  onChange: (value: string) => void
  /** 44 or 56 px high; the label of m is spoken, not drawn. @default 'l' */
  size?: 'm' | 'l'
  /** Before the label and the value. */
  icon?: ReactNode
  /** After the value: a button, an icon. */
  end?: ReactNode
  /**
   * Most characters, in UTF-16 units. Without a counter the input takes no more; with one it does, and the field
   * says by how many it is over, so that a pasted text is never cut unseen.
   */
  maxLength?: number
  /** Shows how many characters of maxLength are used. @default false */
  counter?: boolean
  /** A text area. @default false */
  multiline?: boolean
  /** Lines of a text area at first. @default 3 */
  rows?: number
  /** The text area grows with its text. @default false */
  autosize?: boolean
}

/** A line or an area of text. */
export const TextField = forwardRef<HTMLInputElement | HTMLTextAreaElement, TextFieldProps>((props, ref) => {
  const { value, onChange, maxLength, counter, multiline, rows = 3, autosize, ...others } = props
  const { label, description, error, caution, optional, loading, required, size, icon, end, ...input } =
    others
  const { id, disabled, readOnly, className, style, 'aria-describedby': describedBy, ...rest } = input
  const words = useWords(textFieldWords)
  const over = counter && maxLength ? value.length - maxLength : 0
  return (
    <Field
      {...{
        label,
        description,
        caution,
        optional,
        loading,
        required,
        size,
        icon,
        end,
        id,
        disabled,
        readOnly,
      }}
      {...{ className, style, multiline, 'aria-describedby': describedBy }}
      error={error ?? (over > 0 ? words.tooMany(over) : undefined)}
      counter={counter && (maxLength ? `${value.length} / ${maxLength}` : value.length)}
    >
      {(control) => {
        const shared = {
          ...rest,
          ...control,
          value,
          maxLength: counter ? undefined : maxLength,
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        }
        return multiline ? (
          <textarea
            {...(shared as ComponentPropsWithoutRef<'textarea'>)}
            ref={ref as Ref<HTMLTextAreaElement>}
            className={cx(control.className, area, autosize && growing)}
            rows={rows}
          />
        ) : (
          <input {...shared} ref={ref as Ref<HTMLInputElement>} />
        )
      }}
    </Field>
  )
})
TextField.displayName = 'TextField'
