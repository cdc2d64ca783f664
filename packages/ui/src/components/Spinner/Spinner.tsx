import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../../private/cx.ts'
import { spinner } from './Spinner.css.ts'

export interface SpinnerProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Name of the running task, for assistive technology. Without it the spinner is decoration beside a text that says so. */
  label?: string | undefined
}

/** A turning ring during a short wait. If the shape of the coming content is known, use a Skeleton. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(({ label, className, ...rest }, ref) => (
  <span
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
    ref={ref}
    className={cx(spinner, className)}
  />
))
Spinner.displayName = 'Spinner'
