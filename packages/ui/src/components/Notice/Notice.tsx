import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { AlertIcon, ErrorIcon, InfoIcon, OkIcon } from '../../icons/icons.tsx'
import { cx } from '../../private/cx.ts'
import * as css from './Notice.css.ts'

export const noticeTones = ['neutral', 'info', 'positive', 'caution', 'critical'] as const
const icons = { neutral: InfoIcon, info: InfoIcon, positive: OkIcon, caution: AlertIcon, critical: ErrorIcon }

export interface NoticeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  tone: (typeof noticeTones)[number]
  /** A strong first line. */
  title?: ReactNode
  /** @default the tone's own */
  icon?: ReactNode
  /** Under the text: a button, a link. */
  action?: ReactNode
}

/** A message that stands in its place on the page. It is not announced by itself: announce what changed. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(
  ({ tone, title, icon, action, className, children, ...rest }, ref) => {
    const Icon = icons[tone]
    return (
      <div {...rest} ref={ref} className={cx(css.notice, css.tone[tone], className)}>
        <span className={css.icon[tone]}>{icon ?? <Icon />}</span>
        <div className={css.main}>
          {title && <b className={css.title}>{title}</b>}
          {children}
          {action && <div className={css.action}>{action}</div>}
        </div>
      </div>
    )
  },
)
Notice.displayName = 'Notice'
