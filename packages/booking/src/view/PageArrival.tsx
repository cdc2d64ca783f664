import { type RefObject, useEffect, useRef } from 'react'

export interface PageArrivalProps {
  /** Path of the page. */
  path: string
  /** Path of the page shown last. Null: none yet; undefined: that page could not be shown. */
  known: RefObject<string | null | undefined>
}

/**
 * After each navigation except the first, moves the focus to the page's heading and scrolls to the top (SHELL-27). It
 * has to be in the same `Suspense` as the page, so that the page has loaded by then.
 */
export function PageArrival({ path, known }: PageArrivalProps) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const isFirst = known.current === null
    if (known.current === path) return
    known.current = path
    const page = place.current?.ownerDocument
    if (isFirst || !page) return
    page.querySelector<HTMLElement>('main h1, h1')?.focus({ preventScroll: true })
    page.defaultView?.scrollTo(0, 0)
  }, [path, known])
  return <span ref={place} hidden />
}
