import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../../private/cx.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import * as css from './EmptyState.css.ts'

/** Parts of a state without content. */
export type EmptyStatePart = 'title' | 'text' | 'actions'

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** A drawing about 200 px wide. @default none */
  illustration?: ReactNode
  /** Heading: the reason why there is nothing. */
  title: ReactNode
  /** Level of the heading on the page. @default 2 */
  level?: 1 | 2 | 3 | 4 | undefined
  /** Buttons for the next step. @default none */
  actions?: ReactNode
  /** Class names for its parts. @default none */
  classNames?: ClassNames<EmptyStatePart> | undefined
}

/** A message that there is nothing to show, with actions. The children give the reason. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(
  ({ illustration, title, level = 2, actions, className, classNames, children, ...rest }, ref) => {
    const part = partsOf(classNames)
    const Heading = `h${level}` as const
    return (
      <div {...rest} ref={ref} className={cx(css.state, className)}>
        {illustration}
        {/* The heading of a page can get the focus, as after a navigation. */}
        <Heading {...part('title', css.title)} tabIndex={level === 1 ? -1 : undefined}>
          {title}
        </Heading>
        {children && <div {...part('text', css.text)}>{children}</div>}
        {actions && <div {...part('actions', css.actions)}>{actions}</div>}
      </div>
    )
  },
)
EmptyState.displayName = 'EmptyState'
