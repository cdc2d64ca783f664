'use client'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { cx } from '../../private/cx.ts'
import { description as descriptionClass, words } from '../../private/tick.css.ts'
import { useControlled } from '../../private/useControlled.ts'
import * as css from './Switch.css.ts'

export interface SwitchProps
  extends Omit<
    ComponentPropsWithoutRef<'input'>,
    'type' | 'checked' | 'defaultChecked' | 'onChange' | 'disabled' | 'readOnly' | 'required'
  > {
  /** @default uncontrolled */
  isSelected?: boolean | undefined
  /** @default false */
  defaultSelected?: boolean | undefined
  onChange?: ((isSelected: boolean) => void) | undefined
  /** What is on or off. */
  children: ReactNode
  /** A second line, quieter. */
  description?: ReactNode
  /** @default false */
  isDisabled?: boolean | undefined
}

/**
 * On or off, at once: what only a form sends is a Checkbox. The ref and other attributes go to the native input,
 * class name and style to its frame.
 */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>((props, ref) => {
  const {
    isSelected,
    defaultSelected = false,
    onChange,
    children,
    description,
    isDisabled,
    ...others
  } = props
  const { id: given, className, style, ...rest } = others
  const [selected, change] = useControlled(isSelected, defaultSelected, onChange)
  const generated = useId()
  const id = given ?? generated
  return (
    <div className={cx(css.frame, className)} style={style}>
      <label className={css.row} data-disabled={isDisabled ? '' : undefined}>
        <input
          {...rest}
          ref={ref}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state itself
          role="switch"
          className={css.control}
          checked={selected}
          disabled={isDisabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={cx(description ? `${id}-hint` : null, rest['aria-describedby'])}
          onChange={(event) => change(event.target.checked)}
        />
        <span className={words}>
          <span id={`${id}-label`}>{children}</span>
          {description && (
            <span id={`${id}-hint`} className={descriptionClass}>
              {description}
            </span>
          )}
        </span>
      </label>
    </div>
  )
})
Switch.displayName = 'Switch'
