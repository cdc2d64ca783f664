import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../../private/cx.ts'
import * as css from './EmptyState.css.ts'

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** A drawing about 200 px wide. */
  illustration?: ReactNode
  /** What happened. */
  title: ReactNode
  /** Level of its heading on the page. @default 2 */
  level?: 1 | 2 | 3 | 4 | undefined
  /** Buttons: what to do next. */
  actions?: ReactNode
}

/** Nothing to show here, and what to do about it. The children say why. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(
  ({ illustration, title, level = 2, actions, className, children, ...rest }, ref) => {
    const Heading = `h${level}` as const
    return (
      <div {...rest} ref={ref} className={cx(css.state, className)}>
        {illustration}
        {/* A page's own heading can take the focus, as after a navigation. */}
        <Heading className={css.title} tabIndex={level === 1 ? -1 : undefined}>
          {title}
        </Heading>
        {children && <div className={css.text}>{children}</div>}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    )
  },
)
EmptyState.displayName = 'EmptyState'
