import { type RefObject, useLayoutEffect, useState } from 'react'
import { besideFrom } from './EditorScreen.css.ts'

/** Whether the form has its place beside the preview (EDITOR-02); by the width of our own root, not of the window. */
export function useBeside(inside: RefObject<HTMLElement | null>): boolean {
  const [isBeside, setBeside] = useState(true)
  useLayoutEffect(() => {
    const root = inside.current?.closest('.wherry-root')
    if (!root) return
    const look = () => {
      const { width } = root.getBoundingClientRect()
      // A page that is hidden, or held at a point, is not narrow: its form keeps what is open and where the focus is.
      if (width > 1) setBeside(width >= besideFrom)
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(root)
    return () => watch.disconnect()
  }, [inside])
  return isBeside
}
