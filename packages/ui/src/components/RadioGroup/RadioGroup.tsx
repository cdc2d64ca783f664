'use client'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type Ref, useId } from 'react'
import { visuallyHidden } from '../../css/hidden.css.ts'
import { cx } from '../../private/cx.ts'
import { ErrorNote } from '../../private/ErrorNote.tsx'
import * as tick from '../../private/tick.css.ts'
import { useControlled } from '../../private/useControlled.ts'
import * as css from './RadioGroup.css.ts'

export const radioGroupVariants = ['plain', 'card'] as const

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  description?: ReactNode
  /** After the radio, before the words. */
  icon?: ReactNode
  /** At the end of the row: a price. */
  end?: ReactNode
  /** @default false */
  isDisabled?: boolean | undefined
}

export interface RadioGroupProps<Value extends string>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'defaultValue' | 'children'> {
  /** Name of the group. */
  label: string
  /** The label is spoken, not drawn: a heading above says the same. @default false */
  isLabelHidden?: boolean | undefined
  /** null: nothing chosen yet. @default uncontrolled */
  value?: Value | null | undefined
  /** @default null */
  defaultValue?: Value | null | undefined
  onChange?: ((value: Value) => void) | undefined
  options: readonly RadioOption<Value>[]
  /** `card` puts each into a frame of its own. @default 'plain' */
  variant?: (typeof radioGroupVariants)[number] | undefined
  /** What is wrong and how to mend it. Marks the group invalid. */
  error?: string | undefined
  /** @default false */
  isDisabled?: boolean | undefined
  /** @default false */
  isRequired?: boolean | undefined
  /** Of the native radios. @default a generated one */
  name?: string | undefined
}

function RadioGroupInner<Value extends string>(props: RadioGroupProps<Value>, ref: Ref<HTMLDivElement>) {
  const { label, isLabelHidden, value, defaultValue = null, onChange, options, ...others } = props
  const { variant = 'plain', error, isDisabled, isRequired, name, id: given, className, ...rest } = others
  const [chosen, choose] = useControlled<Value | null>(
    value,
    defaultValue,
    onChange as (value: Value | null) => void,
  )
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
      aria-required={isRequired || undefined}
      aria-disabled={isDisabled || undefined}
    >
      <span id={`${id}-label`} className={isLabelHidden ? visuallyHidden : css.label}>
        {label}
      </span>
      <div className={css.options[variant]}>
        {options.map((option) => {
          const optionId = `${id}-${option.value}`
          const off = isDisabled || option.isDisabled
          return (
            <label
              key={option.value}
              className={cx(tick.row, variant === 'card' && tick.card)}
              data-disabled={off ? '' : undefined}
            >
              <input
                type="radio"
                className={tick.box}
                name={name ?? id}
                value={option.value}
                checked={option.value === chosen}
                disabled={off}
                onChange={() => choose(option.value)}
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
        <ErrorNote id={`${id}-error`} isIndented={variant === 'plain'}>
          {error}
        </ErrorNote>
      )}
    </div>
  )
}

const Forwarded = forwardRef(RadioGroupInner)
Forwarded.displayName = 'RadioGroup'

/** One of a few, all in view. Native radios: arrows move the choice, Tab leaves the group. */
export const RadioGroup = Forwarded as <Value extends string>(
  props: RadioGroupProps<Value> & { ref?: Ref<HTMLDivElement> },
) => ReactNode
