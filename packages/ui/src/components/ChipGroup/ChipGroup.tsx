import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../../private/cx.ts'
import * as css from '../Chip/Chip.css.ts'

export const chipOverflows = ['wrap', 'scroll'] as const

export interface ChipGroupProps extends ComponentPropsWithoutRef<'fieldset'> {
  /** Name of the group; announced by a screen reader, not drawn. */
  label: string
  /** Overflowing chips go to the next line, or the row scrolls sideways. @default 'wrap' */
  overflow?: (typeof chipOverflows)[number] | undefined
}

/** A group of chips. If one is removed, the focus stays in the group. */
export const ChipGroup = forwardRef<HTMLFieldSetElement, ChipGroupProps>(
  ({ label, overflow = 'wrap', className, ...rest }, ref) => (
    <fieldset
      tabIndex={-1}
      {...rest}
      ref={ref}
      aria-label={label}
      className={cx(css.group, className)}
      data-overflow={overflow}
      data-wherry-chips=""
    />
  ),
)
ChipGroup.displayName = 'ChipGroup'
