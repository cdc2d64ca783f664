'use client'
import { type RefObject, useRef, useState } from 'react'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { scrollerOf } from './usePaging.ts'

/** Number of options above which a list renders only those near the visible part. */
export const manyOptions = 200
/** Number of options that are drawn beyond each edge of the view. */
const beyond = 20
/** Assumptions until the list is measured: `firstRows` rows fit into the view, each `firstHeight` px high. */
const firstRows = 40
const firstHeight = 44

/** The range of rendered options; spacers replace the others. */
export interface RowWindow {
  /** Index of the first rendered option, inclusive. */
  from: number
  /** Index after the last rendered option, exclusive. */
  to: number
  /** Heights of the spacers above and below the rendered options, in px. */
  above: number
  below: number
}

interface RowWindowOptions {
  /** Keys of all options. */
  keys: readonly string[]
  /** Key of the active option; null for none. */
  current: string | null
  isShown: boolean
  root: RefObject<HTMLElement | null>
  popup: RefObject<HTMLElement | null>
}

/** The part of a long list that is drawn; null if all options are drawn. Call `look` after each scroll. */
export function useRowWindow({ keys, current, isShown, root, popup }: RowWindowOptions) {
  const { length: count } = keys
  const at = current === null ? -1 : keys.indexOf(current)
  const isLong = count > manyOptions
  const [range, setRange] = useState({ from: 0, rows: firstRows })
  const height = useRef(firstHeight)
  const [seen, setSeen] = useState(at)
  const holds = (place: number) => place >= range.from && place < range.from + range.rows
  if (seen !== at) {
    setSeen(at)
    // The keyboard may move to an option that is not rendered: the range is extended to it before scrolling.
    if (isLong && at >= 0 && !holds(at)) setRange({ ...range, from: Math.max(0, at - beyond) })
  }

  const look = () => {
    const list = popup.current?.querySelector('[role="listbox"]')
    if (!isLong || !isShown || !list || !root.current || !popup.current) return
    const rows = list.querySelectorAll('[role="option"]')
    const last = rows[rows.length - 1]
    if (last) {
      const span = last.getBoundingClientRect().bottom - rows[0]!.getBoundingClientRect().top
      height.current = Math.max(1, span / rows.length)
    }
    const scroller = scrollerOf(root.current, popup.current)
    const passed = scroller.getBoundingClientRect().top - list.getBoundingClientRect().top
    const first = Math.max(0, Math.min(Math.floor(passed / height.current), count - 1))
    const inView = Math.ceil(scroller.clientHeight / height.current)
    // The range changes only near one of its ends, because each change renders all its rows again.
    const isNearStart = range.from > 0 && first - range.from < beyond / 2
    const isNearEnd = range.from + range.rows < count && range.from + range.rows - first - inView < beyond / 2
    if (isNearStart || isNearEnd || range.rows < inView)
      setRange({ from: Math.max(0, first - beyond), rows: inView + 2 * beyond })
  }
  const latest = useRef(look)
  useBrowserLayoutEffect(() => {
    latest.current = look
  })
  // The range is computed again if the list has opened or its length has changed.
  useBrowserLayoutEffect(() => {
    latest.current()
  }, [count, isShown])

  const from = Math.min(range.from, Math.max(0, count - range.rows))
  const to = Math.min(count, from + range.rows)
  const drawn: RowWindow | null = isLong
    ? { from, to, above: from * height.current, below: (count - to) * height.current }
    : null
  return {
    drawn,
    look,
    /**
     * False if the active option is scrolled out of the rendered range: `aria-activedescendant` may not refer to it
     * then.
     */
    isActiveDrawn: !drawn || (at >= from && at < to),
  }
}
