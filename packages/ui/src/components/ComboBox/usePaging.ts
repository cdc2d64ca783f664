'use client'
import { type RefObject, useEffect, useRef } from 'react'

/** Distance to the end of the list in px at which the next page is requested. */
const near = 240
export const lastOptions = 3

/** Element that scrolls the list: the whole layer if it fills the view, else the popup. */
export const scrollerOf = (layer: HTMLElement, popup: HTMLElement) =>
  getComputedStyle(layer).position === 'fixed' ? layer : popup

interface Paging {
  hasMore: boolean
  isLoading: boolean
  onLoadMore: (() => void) | undefined
  isShown: boolean
  keys: readonly string[]
  root: RefObject<HTMLElement | null>
  popup: RefObject<HTMLElement | null>
}

/**
 * Requests the next page when a person comes near the end. Call `look` after each scroll and `ask` for a key at the
 * end.
 */
export function usePaging({ hasMore, isLoading, onLoadMore, isShown, keys, root, popup }: Paging) {
  const list = `${keys.length} ${keys.at(-1)}`
  /** Key of the list for which the next page was requested last. */
  const asked = useRef<string | null>(null)
  const can = hasMore && !isLoading && isShown && keys.length > 0

  const ask = () => {
    if (!can || asked.current === list) return
    asked.current = list
    onLoadMore?.()
  }
  const look = () => {
    if (!can || !root.current || !popup.current) return
    const { scrollHeight, scrollTop, clientHeight } = scrollerOf(root.current, popup.current)
    if (scrollHeight - scrollTop - clientHeight < near) ask()
  }

  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  useEffect(() => {
    if (isLoading) return
    // A page that failed is requested again by the person only, not automatically.
    const hasFailed = isShown && asked.current === list
    asked.current = null
    // A page that does not fill the list leaves nothing to scroll, so the next one is requested at once.
    if (!hasFailed) latest.current()
  }, [list, isShown, isLoading])

  return { ask, look }
}
