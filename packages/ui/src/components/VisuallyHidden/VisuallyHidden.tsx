import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { visuallyHidden } from '../../css/hidden.css.ts'
import { cx } from '../../private/cx.ts'

export type VisuallyHiddenProps = ComponentPropsWithoutRef<'span'>

/** Words for assistive technology only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(
  ({ className, ...rest }, ref) => <span {...rest} ref={ref} className={cx(visuallyHidden, className)} />,
)
VisuallyHidden.displayName = 'VisuallyHidden'
