'use client'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { cx } from '../../private/cx.ts'
import { ErrorNote } from '../../private/form/ErrorNote.tsx'
import type { ValidationBehavior } from '../../private/form/formContext.ts'
import { keepFocus } from '../../private/form/keepFocus.ts'
import { nameOf } from '../../private/form/nameOf.ts'
import * as tick from '../../private/form/tick.css.ts'
import { tickRow } from '../../private/form/tickRow.css.ts'
import { useFormValue } from '../../private/form/useFormValue.ts'
import { useValidity } from '../../private/form/useValidity.ts'
import { useWrittenRadio } from '../../private/form/useWrittenRadio.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import * as css from './RadioGroup.css.ts'

export const radioGroupVariants = ['plain', 'card'] as const

/** Parts of a group of radios: `label` is the name of the group, `option` the row of one radio, `input` the radio itself. */
export type RadioGroupPart =
  | ('label' | 'options' | 'option' | 'input')
  | ('optionIcon' | 'optionLabel' | 'optionNote' | 'optionEnd' | 'error' | 'errorIcon')

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  description?: ReactNode
  /** Icon between the radio and the text. */
  icon?: ReactNode
  /** Content at the end of the row: a price. */
  end?: ReactNode
  /** True if the control cannot be used. @default false */
  isDisabled?: boolean | undefined
}

/** `Held` is the type of a controlled value; it includes null if there may be no choice yet. */
export interface RadioGroupProps<Value extends string, Held extends Value | null = Value>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'defaultValue' | 'children'> {
  /** Name of the group. */
  label: string
  /** Hides the label, if a heading above says the same; a screen reader still reads it. @default false */
  isLabelHidden?: boolean | undefined
  /** Chosen value; null if there is none yet. @default uncontrolled */
  value?: Held | undefined
  /** Value at the start, where `value` is not given. @default null */
  defaultValue?: Held | undefined
  /**
   * Called when another option is chosen. Null only after a form reset, if the initial `value` or `defaultValue` is
   * null.
   */
  onChange?: ((value: Value | Extract<Held, null>) => void) | undefined
  /** The options, each with its value and label. */
  options: readonly RadioOption<Value>[]
  /** `card` draws a frame around each option. @default 'plain' */
  variant?: (typeof radioGroupVariants)[number] | undefined
  /** Error message: the fault and how to correct it. Marks the group invalid. @default none */
  error?: string | undefined
  /** True if the control cannot be used. @default false */
  isDisabled?: boolean | undefined
  /** An option must be chosen before the form is sent; announced by a screen reader, not drawn. @default false */
  isRequired?: boolean | undefined
  /**
   * `native`: an error keeps the form from being sent. `aria`: the error is only shown and announced.
   * @default the value of the Form around it, `native` without one
   */
  validationBehavior?: ValidationBehavior | undefined
  /** Name of the native radios. @default a generated one */
  name?: string | undefined
  /** The form that it belongs to, by its id. @default the form around it */
  form?: string | undefined
  /** Class names for its parts. @default none */
  classNames?: ClassNames<RadioGroupPart> | undefined
}

function RadioGroupInner(props: RadioGroupProps<string, string | null>, ref: Ref<HTMLDivElement>) {
  const { label, isLabelHidden, value, defaultValue, onChange, options, ...others } = props
  const {
    variant,
    isDisabled,
    isRequired,
    validationBehavior,
    name,
    form: formId,
    id: given,
    className,
    ...native
  } = others
  const { classNames, ...more } = native
  const part = partsOf(classNames)
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current!, [])
  const life = useFormValue<string | null>(name, value, defaultValue ?? null, (next) => {
    // If the value type has no null, an uncontrolled group resets without calling `onChange`.
    if (next !== null || value !== undefined || defaultValue === null) onChange?.(next)
  })
  const form = useValidity(root, { reset: life.reset, validationBehavior })
  const { value: chosen, change: choose } = life
  const { error = life.error ?? form.message, ...rest } = more
  useWrittenRadio(root, options, chosen, choose)
  const generated = useId()
  const id = given ?? generated
  return (
    <div
      {...rest}
      ref={root}
      id={id}
      className={cx(css.group, className)}
      role="radiogroup"
      {...nameOf(rest, `${id}-label`)}
      aria-describedby={cx(error && `${id}-error`, rest['aria-describedby'])}
      aria-invalid={error ? true : undefined}
      aria-required={isRequired || undefined}
      aria-disabled={isDisabled || undefined}
    >
      <span id={`${id}-label`} {...part('label', css.label)} data-hidden={isLabelHidden ? '' : undefined}>
        {label}
      </span>
      <div {...part('options', css.options({ variant }))}>
        {options.map((option, at) => {
          const optionId = `${id}-${at}`
          const off = isDisabled || option.isDisabled
          return (
            <label
              key={option.value}
              {...part('option', tickRow({ variant }))}
              data-disabled={off ? '' : undefined}
              onMouseDown={keepFocus}
            >
              <input
                type="radio"
                {...part('input', tick.box)}
                name={name ?? id}
                form={formId}
                value={option.value}
                checked={option.value === chosen}
                disabled={off}
                required={form.isNative && isRequired}
                onChange={() => choose(option.value)}
                aria-labelledby={`${optionId}-label`}
                aria-describedby={cx(
                  option.description ? `${optionId}-hint` : null,
                  option.end ? `${optionId}-end` : null,
                )}
              />
              {option.icon && <span {...part('optionIcon', css.icon)}>{option.icon}</span>}
              <span className={tick.words}>
                <span id={`${optionId}-label`} {...part('optionLabel')}>
                  {option.label}
                </span>
                {option.description && (
                  <span id={`${optionId}-hint`} {...part('optionNote', tick.description)}>
                    {option.description}
                  </span>
                )}
              </span>
              {option.end && (
                <span id={`${optionId}-end`} {...part('optionEnd', tick.end)}>
                  {option.end}
                </span>
              )}
            </label>
          )
        })}
      </div>
      {error && (
        <ErrorNote id={`${id}-error`} part={part} isIndented={variant !== 'card'}>
          {error}
        </ErrorNote>
      )}
    </div>
  )
}

const Forwarded = forwardRef(RadioGroupInner)
Forwarded.displayName = 'RadioGroup'

/** A choice of one among a few visible options. Native radios: arrows move the choice, Tab leaves the group. */
export const RadioGroup = Forwarded as <Value extends string, Held extends Value | null = Value>(
  props: RadioGroupProps<Value, Held> & { ref?: Ref<HTMLDivElement> },
) => ReactNode
