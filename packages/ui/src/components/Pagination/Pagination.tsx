'use client'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'
import { visuallyHidden } from '../../css/hidden.css.ts'
import { LeftIcon, RightIcon } from '../../icons/icons.tsx'
import { paginationWords } from '../../messages/pagination.ts'
import { useAnnounce } from '../../private/announcer.tsx'
import { cx } from '../../private/cx.ts'
import { fill } from '../../private/edit/fill.ts'
import { useControlled } from '../../private/form/useControlled.ts'
import { opensNewWindow } from '../../private/opensNewWindow.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import * as css from './Pagination.css.ts'
import { shownPages } from './shownPages.ts'

/** Parts of a row of pages: the row, the arrows at its ends, each page, and the pages left out between two. */
export type PaginationPart = 'list' | 'previous' | 'page' | 'gap' | 'next'

export interface PaginationProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children' | 'onChange'> {
  /** Accessible name of the row. @default "Pages" in the visitor's language */
  label?: string | undefined
  /** Number of pages, a whole number. With one page or none nothing is drawn. */
  pageCount: number
  /** Current page, a whole number from 1; one out of bounds stands for the nearest page. @default uncontrolled */
  page?: number | undefined
  /** Page at the start, where `page` is not given, from 1. @default 1 */
  defaultPage?: number | undefined
  /** Called with the page that is gone to, from 1 to `pageCount`; not for the current one. */
  onChange?: ((page: number) => void) | undefined
  /**
   * Address of a page: then pages are links, which modifier keys open in a new window as usual. @default none, so that
   * pages are buttons
   */
  href?: ((page: number) => string) | undefined
  /**
   * Called before `onChange` when a page with a link is pressed without opening a new window: a router prevents the
   * event's default and navigates itself.
   */
  onFollow?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Class names for its parts. @default none */
  classNames?: ClassNames<PaginationPart> | undefined
}

/** A row of pages of a long list, with the page before and the page after. In a narrow place it has fewer pages. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>((props, ref) => {
  const { label, pageCount, page, defaultPage = 1, onChange, href, onFollow, ...others } = props
  const { className, classNames, ...rest } = others
  const part = partsOf(classNames)
  const words = useWords('pagination', paginationWords)
  const announce = useAnnounce()
  const { locale } = useTheme()
  const [wanted, change] = useControlled(page, defaultPage, onChange)
  const count = Math.trunc(pageCount)
  const current = Math.min(Math.max(Math.trunc(wanted) || 1, 1), count)
  const { format } = new Intl.NumberFormat(locale)
  const isPressed = useRef(false)

  const moved = fill(words.moved, { page: format(current), count: format(count) })
  // A page that the router goes to is announced by the router.
  useEffect(() => {
    if (isPressed.current) announce(moved)
    isPressed.current = false
  }, [announce, moved])

  if (!(count > 1)) return null

  const control = (to: number, name: 'page' | 'previous' | 'next', content: ReactNode) => {
    const isOff = to < 1 || to > count
    const shared = {
      'aria-label': fill(words[name], { page: format(to) }),
      'aria-current': name === 'page' && to === current ? ('page' as const) : undefined,
      // An arrow that leads no further keeps the focus that it has.
      'aria-disabled': isOff || undefined,
      ...part(name, css.control),
    }
    const go = () => {
      if (isOff || to === current) return
      isPressed.current = !href
      change(to)
    }
    if (!href)
      return (
        <button type="button" {...shared} onClick={go}>
          {content}
        </button>
      )
    const address = isOff ? undefined : href(to)
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      if (opensNewWindow(event)) return
      if (address !== undefined) onFollow?.(address, event)
      go()
    }
    return (
      <a {...shared} href={address} {...(isOff && { role: 'link', tabIndex: 0 })} onClick={follow}>
        {content}
      </a>
    )
  }

  return (
    <nav aria-label={label ?? words.label} {...rest} ref={ref} className={cx(css.pagination, className)}>
      <ul {...part('list', css.list)}>
        <li>{control(current - 1, 'previous', <LeftIcon />)}</li>
        {shownPages(current, count).map(({ page: one, key, only }) => (
          <li key={key} className={css.item} data-only={only}>
            {one === null ? (
              <span {...part('gap', css.gap)}>
                <span aria-hidden="true">…</span>
                <span className={visuallyHidden}>{words.gap}</span>
              </span>
            ) : (
              control(one, 'page', format(one))
            )}
          </li>
        ))}
        <li>{control(current + 1, 'next', <RightIcon />)}</li>
      </ul>
    </nav>
  )
})
Pagination.displayName = 'Pagination'
