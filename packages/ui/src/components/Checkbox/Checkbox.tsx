'use client'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { cx } from '../../private/cx.ts'
import { ErrorNote } from '../../private/form/ErrorNote.tsx'
import type { ValidationBehavior } from '../../private/form/formContext.ts'
import { keepFocus } from '../../private/form/keepFocus.ts'
import { nameOf } from '../../private/form/nameOf.ts'
import * as css from '../../private/form/tick.css.ts'
import { tickRow } from '../../private/form/tickRow.css.ts'
import { useFormValue } from '../../private/form/useFormValue.ts'
import { useValidity } from '../../private/form/useValidity.ts'
import { useWrittenValue } from '../../private/form/useWrittenValue.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { checkbox } from './Checkbox.css.ts'

export const checkboxVariants = ['plain', 'card'] as const

/** Parts of a checkbox: `row` is the label with all that is pressed, `input` the box itself. */
export type CheckboxPart = 'row' | 'input' | 'label' | 'description' | 'end' | 'error' | 'errorIcon'

export interface CheckboxProps
  extends Omit<
    ComponentPropsWithoutRef<'input'>,
    'checked' | 'defaultChecked' | 'onChange' | 'disabled' | 'readOnly' | 'required' | 'type'
  > {
  /** True while the control is on. Without this prop the component keeps its own state. @default uncontrolled */
  isSelected?: boolean | undefined
  /** State at the start, where `isSelected` is not given. @default false */
  defaultSelected?: boolean | undefined
  /** Called with the new state when the person changes it. */
  onChange?: ((isSelected: boolean) => void) | undefined
  /** Shows that only some of the sub-items are on. A press checks the box. @default false */
  isIndeterminate?: boolean | undefined
  /** Label of the checkbox. */
  children: ReactNode
  /** A hint under the label. @default none */
  description?: ReactNode
  /** Error message: the fault and how to correct it. Marks the checkbox invalid. @default none */
  error?: string | undefined
  /** True if the control cannot be used. @default false */
  isDisabled?: boolean | undefined
  /** Must be on before the form is sent: announced by a screen reader, not drawn. @default false */
  isRequired?: boolean | undefined
  /**
   * `native`: an error keeps the form from being sent. `aria`: the error is only shown and announced.
   * @default the value of the Form around it, `native` without one
   */
  validationBehavior?: ValidationBehavior | undefined
  /** Content at the end of the row: a price, a count. @default none */
  end?: ReactNode
  /** `card` draws a frame around the checkbox. @default 'plain' */
  variant?: (typeof checkboxVariants)[number] | undefined
  /** Class names for its parts. @default none */
  classNames?: ClassNames<CheckboxPart> | undefined
}

/** A checkbox. The ref and other attributes go to the native input, class name and style to its frame. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>((props, ref) => {
  const {
    isSelected,
    defaultSelected = false,
    onChange,
    isIndeterminate = false,
    children,
    description,
    isDisabled,
    ...others
  } = props
  const { isRequired, validationBehavior, end, variant, id: given, className, style, ...native } = others
  const { classNames, ...more } = native
  const part = partsOf(classNames)
  const root = useRef<HTMLDivElement>(null)
  const life = useFormValue(more.name, isSelected, defaultSelected, onChange)
  const form = useValidity(root, { reset: life.reset, validationBehavior })
  const { value: selected, change } = life
  const { error = life.error ?? form.message, ...rest } = more
  const generated = useId()
  const id = given ?? generated
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current!, [])
  useWrittenValue(() => input.current?.checked, selected, change)
  const showPart = () => {
    input.current!.indeterminate = isIndeterminate
  }
  useBrowserLayoutEffect(showPart)
  return (
    <div ref={root} className={cx(checkbox, className)} style={style}>
      <label
        {...part('row', tickRow({ variant }))}
        data-disabled={isDisabled ? '' : undefined}
        onMouseDown={keepFocus}
      >
        <input
          {...rest}
          ref={input}
          id={id}
          type="checkbox"
          {...part('input', css.box)}
          checked={selected}
          disabled={isDisabled}
          required={form.isNative && isRequired}
          onChange={(event) => {
            change(event.target.checked)
            // The press has removed the indeterminate sign. It is set again here, because an owner that keeps it does not
            // render again.
            showPart()
          }}
          {...nameOf(rest, `${id}-label`)}
          aria-describedby={cx(
            description ? `${id}-hint` : null,
            end ? `${id}-end` : null,
            error && `${id}-error`,
            rest['aria-describedby'],
          )}
          aria-invalid={error ? true : undefined}
          aria-required={isRequired || undefined}
        />
        <span className={css.words}>
          <span id={`${id}-label`} {...part('label')}>
            {children}
          </span>
          {description && (
            <span id={`${id}-hint`} {...part('description', css.description)}>
              {description}
            </span>
          )}
        </span>
        {end && (
          <span id={`${id}-end`} {...part('end', css.end)}>
            {end}
          </span>
        )}
      </label>
      {error && (
        <ErrorNote id={`${id}-error`} part={part} isIndented>
          {error}
        </ErrorNote>
      )}
    </div>
  )
})
Checkbox.displayName = 'Checkbox'
