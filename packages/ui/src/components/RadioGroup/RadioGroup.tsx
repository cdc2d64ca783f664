'use client'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type Ref, useId } from 'react'
import { visuallyHidden } from '../../css/hidden.css.ts'
import { cx } from '../../private/cx.ts'
import { ErrorNote } from '../../private/ErrorNote.tsx'
import * as tick from '../../private/tick.css.ts'
import * as css from './RadioGroup.css.ts'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  description?: ReactNode
  /** After the radio, before the words. */
  icon?: ReactNode
  /** At the end of the row: a price. */
  end?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps<Value extends string>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'defaultValue' | 'children'> {
  /** Name of the group. */
  label: string
  /** The label is spoken, not drawn: a heading above says the same. @default false */
  labelHidden?: boolean
  /** null: nothing chosen yet. */
  value: Value | null
  onChange: (value: Value) => void
  options: readonly RadioOption<Value>[]
  /** `card` puts each into a frame of its own. @default 'plain' */
  look?: 'plain' | 'card'
  /** What is wrong and how to mend it. Marks the group invalid. */
  error?: string | undefined
  /** @default false */
  disabled?: boolean
  /** @default false */
  required?: boolean
  /** Of the native radios. @default a generated one */
  name?: string
}

function RadioGroupInner<Value extends string>(props: RadioGroupProps<Value>, ref: Ref<HTMLDivElement>) {
  const { label, labelHidden, value, onChange, options, look = 'plain', error, ...others } = props
  const { disabled, required, name, id: given, className, ...rest } = others
  const generated = useId()
  const id = given ?? generated
  return (
    <div
      {...rest}
      ref={ref}
      id={id}
      className={cx(css.group, className)}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={cx(error && `${id}-error`, rest['aria-describedby'])}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      aria-disabled={disabled || undefined}
    >
      <span id={`${id}-label`} className={labelHidden ? visuallyHidden : css.label}>
        {label}
      </span>
      <div className={css.options[look]}>
        {options.map((option) => {
          const optionId = `${id}-${option.value}`
          const off = disabled || option.disabled
          return (
            <label
              key={option.value}
              className={cx(tick.row, look === 'card' && tick.card)}
              data-disabled={off ? '' : undefined}
            >
              <input
                type="radio"
                className={tick.box}
                name={name ?? id}
                value={option.value}
                checked={option.value === value}
                disabled={off}
                onChange={() => onChange(option.value)}
                aria-labelledby={`${optionId}-label`}
                aria-describedby={cx(
                  option.description ? `${optionId}-hint` : null,
                  option.end ? `${optionId}-end` : null,
                )}
              />
              {option.icon && <span className={css.icon}>{option.icon}</span>}
              <span className={tick.words}>
                <span id={`${optionId}-label`}>{option.label}</span>
                {option.description && (
                  <span id={`${optionId}-hint`} className={tick.description}>
                    {option.description}
                  </span>
                )}
              </span>
              {option.end && (
                <span id={`${optionId}-end`} className={tick.end}>
                  {option.end}
                </span>
              )}
            </label>
          )
        })}
      </div>
      {error && (
        <ErrorNote id={`${id}-error`} indent={look === 'plain'}>
          {error}
        </ErrorNote>
      )}
    </div>
  )
}

/** One of a few, all in view. Native radios: arrows move the choice, Tab leaves the group. */
export const RadioGroup = forwardRef(RadioGroupInner) as <Value extends string>(
  props: RadioGroupProps<Value> & { ref?: Ref<HTMLDivElement> },
) => ReactNode
