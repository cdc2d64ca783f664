import { type RefObject, useLayoutEffect } from 'react'
import { headHeight } from './EditorScreen.css.ts'

/** Tells the styles of the page how high the head is that stays in sight: a notice and large texts make it higher. */
export function useHeadHeight(
  page: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const name = headHeight.slice('var('.length, -1)
    const watch = new ResizeObserver(() => {
      const height = head.current?.offsetHeight ?? 0
      page.current?.style.setProperty(name, `max(80px, ${height}px)`)
    })
    if (head.current) watch.observe(head.current)
    return () => watch.disconnect()
  }, [page, head])
}
