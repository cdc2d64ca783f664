import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { ShieldIcon } from '../../icons/icons.tsx'
import { cx } from '../../private/cx.ts'
import * as css from './Badge.css.ts'

export const badgeTones = [
  'neutral',
  'accent',
  'positive',
  'info',
  'caution',
  'critical',
  'verified',
] as const

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** `verified` has no background and a shield as its icon. @default 'neutral' */
  tone?: (typeof badgeTones)[number] | undefined
  /** Icon before the text, 16 px. @default a shield for `verified`, else none */
  icon?: ReactNode
}

/** A short label for the content beside it: a status, a distinction. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(
  ({ tone, icon, className, children, ...rest }, ref) => (
    <span {...rest} ref={ref} className={cx(css.badge({ tone }), className)}>
      {icon ?? (tone === 'verified' && <ShieldIcon size={16} />)}
      {children}
    </span>
  ),
)
Badge.displayName = 'Badge'
