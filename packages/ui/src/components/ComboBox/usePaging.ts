'use client'
import { type RefObject, useEffect, useRef } from 'react'

/** The next page is asked for when less than this is left to scroll, in px; and from the last options by keyboard. */
const near = 240
export const lastOptions = 3

/** What scrolls the list: the whole layer where that fills the view. */
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

/** Asks for the next page once a person comes near the end: `look` after each scroll, `ask` from the keyboard. */
export function usePaging({ hasMore, isLoading, onLoadMore, isShown, keys, root, popup }: Paging) {
  const list = `${keys.length} ${keys.at(-1)}`
  /** The list that the next page was asked for. */
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
    // A page that did not come is asked for again by the person only.
    const hasFailed = isShown && asked.current === list
    asked.current = null
    // A page that does not fill the list leaves nothing to scroll.
    if (!hasFailed) latest.current()
  }, [list, isShown, isLoading])

  return { ask, look }
}
