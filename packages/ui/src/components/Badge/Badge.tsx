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
  /** `verified` stands without a ground and with a shield. @default 'neutral' */
  tone?: (typeof badgeTones)[number] | undefined
  /** Before the words, 16 px. @default a shield for `verified`, else none */
  icon?: ReactNode
}

/** A word or two about the thing beside it: a status, a mark of distinction. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(
  ({ tone = 'neutral', icon, className, children, ...rest }, ref) => (
    <span {...rest} ref={ref} className={cx(css.badge, css.tone[tone], className)}>
      {icon ?? (tone === 'verified' && <ShieldIcon size={16} />)}
      {children}
    </span>
  ),
)
Badge.displayName = 'Badge'
