import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../../private/cx.ts'
import * as css from '../Chip/Chip.css.ts'

export const chipOverflows = ['wrap', 'scroll'] as const

export interface ChipGroupProps extends ComponentPropsWithoutRef<'fieldset'> {
  /** What the chips are about; spoken, not drawn. */
  label: string
  /** Onto the next line, or sideways under a finger. @default 'wrap' */
  overflow?: (typeof chipOverflows)[number] | undefined
}

/** Chips that belong together. Where one is taken away, the focus stays among them. */
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
