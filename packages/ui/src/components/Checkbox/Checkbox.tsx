'use client'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useCallback, useId } from 'react'
import { cx } from '../../private/cx.ts'
import { ErrorNote } from '../../private/ErrorNote.tsx'
import * as css from '../../private/tick.css.ts'
import { checkbox } from './Checkbox.css.ts'

export interface CheckboxProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'checked' | 'onChange' | 'type' | 'value'> {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Neither on nor off: some of what it stands for. A press makes it checked. @default false */
  indeterminate?: boolean
  /** Its label. */
  children: ReactNode
  /** A hint under the label. */
  description?: ReactNode
  /** What is wrong and how to mend it. Marks it invalid. */
  error?: string | undefined
  /** Must be on to go on: spoken, not drawn. @default false */
  required?: boolean
  /** At the end of the row: a price, a count. */
  end?: ReactNode
  /** `card` puts it into a frame of its own. @default 'plain' */
  look?: 'plain' | 'card'
}

/** On or off. The ref and other attributes go to the native checkbox, class name and style to its frame. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>((props, ref) => {
  const {
    checked,
    onChange,
    indeterminate = false,
    children,
    description,
    error,
    required,
    ...others
  } = props
  const { end, look = 'plain', id: given, disabled, className, style, ...rest } = others
  const generated = useId()
  const id = given ?? generated
  const attach = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = indeterminate
      if (typeof ref === 'function') ref(input)
      else if (ref) ref.current = input
    },
    [indeterminate, ref],
  )
  return (
    <div className={cx(checkbox, className)} style={style}>
      <label className={cx(css.row, look === 'card' && css.card)} data-disabled={disabled ? '' : undefined}>
        <input
          {...rest}
          ref={attach}
          id={id}
          type="checkbox"
          className={css.box}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          aria-labelledby={`${id}-label`}
          aria-describedby={cx(
            description ? `${id}-hint` : null,
            end ? `${id}-end` : null,
            error && `${id}-error`,
            rest['aria-describedby'],
          )}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
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
        <ErrorNote id={`${id}-error`} indent>
          {error}
        </ErrorNote>
      )}
    </div>
  )
})
Checkbox.displayName = 'Checkbox'
