'use client'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId, useRef } from 'react'
import { cx } from '../../private/cx.ts'
import { keepFocus } from '../../private/form/keepFocus.ts'
import { nameOf } from '../../private/form/nameOf.ts'
import { description as descriptionClass, words } from '../../private/form/tick.css.ts'
import { useFormReset } from '../../private/form/useFormReset.ts'
import { useFormValue } from '../../private/form/useFormValue.ts'
import { useWrittenValue } from '../../private/form/useWrittenValue.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import * as css from './Switch.css.ts'

/** Parts of a switch: `row` is the label with all that is pressed, `input` the switch itself. */
export type SwitchPart = 'row' | 'input' | 'label' | 'description'

export interface SwitchProps
  extends Omit<
    ComponentPropsWithoutRef<'input'>,
    'type' | 'checked' | 'defaultChecked' | 'onChange' | 'disabled' | 'readOnly' | 'required'
  > {
  /** True while the control is on. Without this prop the component keeps its own state. @default uncontrolled */
  isSelected?: boolean | undefined
  /** State at the start, where `isSelected` is not given. @default false */
  defaultSelected?: boolean | undefined
  /** Called with the new state when the person changes it. */
  onChange?: ((isSelected: boolean) => void) | undefined
  /** Label: the thing that is on or off. */
  children: ReactNode
  /** A second line in a quieter colour. @default none */
  description?: ReactNode
  /** True if the control cannot be used. @default false */
  isDisabled?: boolean | undefined
  /** Class names for its parts. @default none */
  classNames?: ClassNames<SwitchPart> | undefined
}

/**
 * A switch that works at once; for a value that a form sends use a Checkbox. The ref and other attributes go to the
 * native input, class name and style to its frame.
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
  const { id: given, className, style, classNames, ...rest } = others
  const part = partsOf(classNames)
  const { value: selected, change, reset } = useFormValue(rest.name, isSelected, defaultSelected, onChange)
  const root = useRef<HTMLDivElement>(null)
  useFormReset(root, reset)
  useWrittenValue(() => root.current?.querySelector('input')?.checked, selected, change)
  const generated = useId()
  const id = given ?? generated
  return (
    <div ref={root} className={cx(css.frame, className)} style={style}>
      <label {...part('row', css.row)} data-disabled={isDisabled ? '' : undefined} onMouseDown={keepFocus}>
        <input
          {...rest}
          ref={ref}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state itself
          role="switch"
          {...part('input', css.control)}
          checked={selected}
          disabled={isDisabled}
          {...nameOf(rest, `${id}-label`)}
          aria-describedby={cx(description ? `${id}-hint` : null, rest['aria-describedby'])}
          onChange={(event) => change(event.target.checked)}
        />
        <span className={words}>
          <span id={`${id}-label`} {...part('label')}>
            {children}
          </span>
          {description && (
            <span id={`${id}-hint`} {...part('description', descriptionClass)}>
              {description}
            </span>
          )}
        </span>
      </label>
    </div>
  )
})
Switch.displayName = 'Switch'
