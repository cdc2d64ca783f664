import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../../private/cx.ts'
import { spinner } from './Spinner.css.ts'

export interface SpinnerProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** What is awaited, for assistive technology; without it the spinner is decoration beside words that say so. */
  label?: string | undefined
}

/** A ring that turns while something is awaited. Where the shape of what comes is known, use a Skeleton. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(({ label, className, ...rest }, ref) => (
  <span
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
    ref={ref}
    className={cx(spinner, className)}
  />
))
Spinner.displayName = 'Spinner'
