'use client'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { cx } from '../../private/cx.ts'
import { ErrorNote } from '../../private/ErrorNote.tsx'
import * as css from '../../private/tick.css.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { useControlled } from '../../private/useControlled.ts'
import { checkbox } from './Checkbox.css.ts'

export const checkboxVariants = ['plain', 'card'] as const

export interface CheckboxProps
  extends Omit<
    ComponentPropsWithoutRef<'input'>,
    'checked' | 'defaultChecked' | 'onChange' | 'disabled' | 'readOnly' | 'required' | 'type'
  > {
  /** @default uncontrolled */
  isSelected?: boolean | undefined
  /** @default false */
  defaultSelected?: boolean | undefined
  onChange?: ((isSelected: boolean) => void) | undefined
  /** Neither on nor off: some of what it stands for. A press makes it checked. @default false */
  isIndeterminate?: boolean | undefined
  /** Its label. */
  children: ReactNode
  /** A hint under the label. */
  description?: ReactNode
  /** What is wrong and how to mend it. Marks it invalid. */
  error?: string | undefined
  /** @default false */
  isDisabled?: boolean | undefined
  /** Must be on to go on: spoken, not drawn. @default false */
  isRequired?: boolean | undefined
  /** At the end of the row: a price, a count. */
  end?: ReactNode
  /** `card` puts it into a frame of its own. @default 'plain' */
  variant?: (typeof checkboxVariants)[number] | undefined
}

/** On or off. The ref and other attributes go to the native checkbox, class name and style to its frame. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>((props, ref) => {
  const {
    isSelected,
    defaultSelected = false,
    onChange,
    isIndeterminate = false,
    children,
    description,
    error,
    ...others
  } = props
  const { isDisabled, isRequired, end, variant = 'plain', id: given, className, style, ...rest } = others
  const [selected, change] = useControlled(isSelected, defaultSelected, onChange)
  const generated = useId()
  const id = given ?? generated
  const input = useObjectRef(ref)
  useBrowserLayoutEffect(() => {
    input.current!.indeterminate = isIndeterminate
  }, [input, isIndeterminate])
  return (
    <div className={cx(checkbox, className)} style={style}>
      <label
        className={cx(css.row, variant === 'card' && css.card)}
        data-disabled={isDisabled ? '' : undefined}
      >
        <input
          {...rest}
          ref={input}
          id={id}
          type="checkbox"
          className={css.box}
          checked={selected}
          disabled={isDisabled}
          onChange={(event) => change(event.target.checked)}
          aria-labelledby={`${id}-label`}
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
          <span id={`${id}-label`}>{children}</span>
          {description && (
            <span id={`${id}-hint`} className={css.description}>
              {description}
            </span>
          )}
        </span>
        {end && (
          <span id={`${id}-end`} className={css.end}>
            {end}
          </span>
        )}
      </label>
      {error && (
        <ErrorNote id={`${id}-error`} isIndented>
          {error}
        </ErrorNote>
      )}
    </div>
  )
})
Checkbox.displayName = 'Checkbox'
