import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { AlertIcon, ErrorIcon, InfoIcon, OkIcon } from '../../icons/icons.tsx'
import { cx } from '../../private/cx.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import * as css from './Notice.css.ts'

/** Parts of a notice: `text` holds the title, the message and the action. */
export type NoticePart = 'icon' | 'text' | 'title' | 'action'

export const noticeTones = ['neutral', 'info', 'positive', 'caution', 'critical'] as const
const icons = { neutral: InfoIcon, info: InfoIcon, positive: OkIcon, caution: AlertIcon, critical: ErrorIcon }

export interface NoticeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Meaning of the notice; it decides colour and icon. */
  tone: (typeof noticeTones)[number]
  /** A strong first line. @default none */
  title?: ReactNode
  /** Icon before the text in place of the tone's own, which stands there for null too. @default the tone's own */
  icon?: ReactNode
  /** Action under the text: a button, a link. @default none */
  action?: ReactNode
  /** Class names for its parts. @default none */
  classNames?: ClassNames<NoticePart> | undefined
}

/** A message inside the page. It is not announced by itself; announce the change with `useAnnounce`. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(
  ({ tone, title, icon, action, className, classNames, children, ...rest }, ref) => {
    const part = partsOf(classNames)
    const Icon = icons[tone]
    return (
      <div {...rest} ref={ref} className={cx(css.notice({ tone }), className)}>
        <span {...part('icon', css.icon)}>{icon ?? <Icon />}</span>
        <div {...part('text', css.main)}>
          {title && <b {...part('title', css.title)}>{title}</b>}
          {children}
          {action && <div {...part('action', css.action)}>{action}</div>}
        </div>
      </div>
    )
  },
)
Notice.displayName = 'Notice'
