import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react'
import { RightIcon } from '../../icons/icons.tsx'
import { opensNewWindow } from '../../private/opensNewWindow.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import * as css from './Breadcrumbs.css.ts'

/** Parts of breadcrumbs: the row, each place in it, and the separator after a place. */
export type BreadcrumbsPart = 'list' | 'crumb' | 'separator'

export interface Breadcrumb {
  label: ReactNode
  /** Address of the page; the last place and a place without a page of its own may have none. @default none */
  href?: string | undefined
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** Accessible name of the row, which tells it from other navigation: “Breadcrumbs”. */
  label: string
  /** Places from the top of the site down to this page, which is the last one. */
  items: readonly Breadcrumb[]
  /**
   * Called when a link is pressed without opening a new window: a router prevents the event's default and navigates
   * itself.
   */
  onFollow?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Class names for its parts. @default none */
  classNames?: ClassNames<BreadcrumbsPart> | undefined
}

/** The way from the top of a site down to this page (APG breadcrumb). A long way wraps. */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(
  ({ label, items, onFollow, className, classNames, ...rest }, ref) => {
    const part = partsOf(classNames)
    return (
      <nav aria-label={label} {...rest} ref={ref} className={className}>
        <ol {...part('list', css.list)}>
          {items.map(({ label: name, href }, at) => {
            const isLast = at === items.length - 1
            const shared = {
              'aria-current': isLast ? ('page' as const) : undefined,
              ...part('crumb', css.crumb),
              children: name,
            }
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is told by its depth alone
              <li key={at} className={css.item}>
                {href === undefined ? (
                  <span {...shared} />
                ) : (
                  <a
                    {...shared}
                    href={href}
                    // A server component renders this one itself, and may hand no handler to an element.
                    onClick={
                      onFollow &&
                      ((event) => {
                        if (!opensNewWindow(event)) onFollow(href, event)
                      })
                    }
                  />
                )}
                {!isLast && <RightIcon size={16} {...part('separator', css.separator)} />}
              </li>
            )
          })}
        </ol>
      </nav>
    )
  },
)
Breadcrumbs.displayName = 'Breadcrumbs'
