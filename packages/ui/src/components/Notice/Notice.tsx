import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { AlertIcon, ErrorIcon, InfoIcon, OkIcon } from '../../icons/icons.tsx'
import { cx } from '../../private/cx.ts'
import * as css from './Notice.css.ts'

export const noticeStatuses = ['info', 'positive', 'caution', 'critical', 'plain'] as const
const icons = { info: InfoIcon, positive: OkIcon, caution: AlertIcon, critical: ErrorIcon, plain: InfoIcon }

export interface NoticeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  status: (typeof noticeStatuses)[number]
  /** A strong first line. */
  title?: ReactNode
  /** @default the status' own */
  icon?: ReactNode
  /** Under the text: a button, a link. */
  action?: ReactNode
}

/** A message that stands in its place on the page. It is not announced by itself: announce what changed. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(
  ({ status, title, icon, action, className, children, ...rest }, ref) => {
    const Icon = icons[status]
    return (
      <div {...rest} ref={ref} className={cx(css.notice, css.status[status], className)}>
        <span className={css.icon[status]}>{icon ?? <Icon />}</span>
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
