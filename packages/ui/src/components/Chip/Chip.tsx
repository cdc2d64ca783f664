'use client'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../../private/cx.ts'
import { useControlled } from '../../private/form/useControlled.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import * as css from './Chip.css.ts'

/** Parts of a chip. */
export type ChipPart = 'label' | 'count'

export interface ChipProps extends Omit<ComponentPropsWithoutRef<'button'>, 'disabled' | 'onChange'> {
  /** A chosen filter has the colour of ink, not the accent. @default uncontrolled */
  isSelected?: boolean | undefined
  /** State at the start, where `isSelected` is not given. @default false */
  defaultSelected?: boolean | undefined
  /** Called with the new state when the person changes it. */
  onChange?: ((isSelected: boolean) => void) | undefined
  /** Icon before the text, 16 px. @default none */
  icon?: ReactNode
  /** Number of results with this filter; shown after the text. @default none */
  count?: number | undefined
  /** True if the control cannot be used. @default false */
  isDisabled?: boolean | undefined
  /** Class names for its parts. @default none */
  classNames?: ClassNames<ChipPart> | undefined
}

/** A filter that is on or off. For a filter set elsewhere that can be removed, use a RemovableChip. */
export const Chip = forwardRef<HTMLButtonElement, ChipProps>((props, ref) => {
  const { isSelected, defaultSelected = false, onChange, icon, count, isDisabled, ...others } = props
  const { className, classNames, children, onClick, ...rest } = others
  const part = partsOf(classNames)
  const [selected, change] = useControlled(isSelected, defaultSelected, onChange)
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      aria-pressed={selected}
      disabled={isDisabled}
      data-selected={selected ? '' : undefined}
      className={cx(css.chip, className)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) change(!selected)
      }}
    >
      {icon}
      <span {...part('label', css.text)}>{children}</span>
      {count !== undefined && <span {...part('count', css.count)}>{count}</span>}
    </button>
  )
})
Chip.displayName = 'Chip'
