'use client'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../../private/cx.ts'
import { useControlled } from '../../private/useControlled.ts'
import * as css from './Chip.css.ts'

export interface ChipProps extends Omit<ComponentPropsWithoutRef<'button'>, 'disabled' | 'onChange'> {
  /** A chosen filter is ink, not accent. @default uncontrolled */
  isSelected?: boolean | undefined
  /** @default false */
  defaultSelected?: boolean | undefined
  onChange?: ((isSelected: boolean) => void) | undefined
  /** Before the words, 16 px. */
  icon?: ReactNode
  /** How many it would leave; after the words. */
  count?: number | undefined
  /** @default false */
  isDisabled?: boolean | undefined
}

/** A filter that is on or off. What has been set elsewhere and can be taken back is a RemovableChip. */
export const Chip = forwardRef<HTMLButtonElement, ChipProps>((props, ref) => {
  const { isSelected, defaultSelected = false, onChange, icon, count, isDisabled, ...others } = props
  const { className, children, onClick, ...rest } = others
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
      <span className={css.text}>{children}</span>
      {count !== undefined && <span className={css.count}>{count}</span>}
    </button>
  )
})
Chip.displayName = 'Chip'
