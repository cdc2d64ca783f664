import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A row that is being dragged. */
interface Drag {
  id: number
  /** Index of the row before the drag. */
  from: number
  /** Index of the row if it is dropped now. */
  to: number
  /** Distance of the row from its first position, px. */
  moved: number
  /** Height of the row, px; the other rows move by it. */
  height: number
}

export interface PointDrag {
  /** Advantage that is being dragged. Null: none. */
  drag: Drag | null
  /** Event handlers for the handle of a row. */
  handlersOf(id: number): {
    onPointerDown(event: PointerEvent<HTMLElement>): void
    onPointerMove(event: PointerEvent<HTMLElement>): void
    onPointerUp(event: PointerEvent<HTMLElement>): void
    onPointerCancel(): void
  }
  /** Cancels the drag and puts the row back. */
  cancel(): void
  /** Offset of a row from its place, px. */
  shiftOf(id: number): number
  /** True if the press that ends now was a drag, so its click has to be ignored. */
  wasDragged(): boolean
}

/** Distance in px from which a press is a drag. */
const slack = 4

/** A pressed handle, and the positions at that time. */
interface Press {
  id: number
  y: number
  /** Current position of the pointer. */
  at: number
  /** Top of the list when the handle was pressed; the difference to its present top is the distance scrolled since. */
  top: number
  centres: readonly number[]
  heights: readonly number[]
}

/**
 * Reorders rows by a pointer. The row follows the pointer, even while the page scrolls, and the others make
 * room. The order changes once, at the drop.
 * @param list its children are the rows, in the order of `ids`
 */
export function usePointDrag(
  list: RefObject<HTMLElement | null>,
  ids: readonly number[],
  onMove: (from: number, to: number) => void,
): PointDrag {
  const [drag, showDrag] = useState<Drag | null>(null)
  /** The drag, available before the next render. */
  const now = useRef<Drag | null>(null)
  const press = useRef<Press | null>(null)
  const dragged = useRef(false)

  const setDrag = (next: Drag | null) => {
    now.current = next
    showDrag(next)
  }
  const stop = () => {
    press.current = null
    setDrag(null)
  }
  // Ends the drag if the order changes meanwhile, because its indexes are not valid any more.
  const order = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the order changes
  useLayoutEffect(() => {
    stop()
  }, [order])

  /** Moves the row to the pointer. */
  const follow = () => {
    const held = press.current
    if (!held || !list.current) return
    const { id, y, at: pointer, top, centres, heights } = held
    const moved = pointer - y + top - list.current.getBoundingClientRect().top
    if (!now.current && Math.abs(moved) < slack) return
    dragged.current = true
    const from = ids.indexOf(id)
    const centre = (centres[from] ?? 0) + moved
    const isPassed = (other: number, at: number) => (at < from ? centre < other : centre > other)
    const to = centres.reduce(
      (place, other, at) => (at !== from && isPassed(other, at) ? place + Math.sign(at - from) : place),
      from,
    )
    setDrag({ id, from, to, moved, height: heights[from] ?? 0 })
  }
  const latest = useRef(follow)
  useLayoutEffect(() => {
    latest.current = follow
  })
  const isDragged = drag !== null
  useEffect(() => {
    const view = list.current?.ownerDocument.defaultView
    if (!isDragged || !view) return
    const onScroll = () => latest.current()
    // Captured, because either the page or the dialog around may scroll.
    view.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => view.removeEventListener('scroll', onScroll, { capture: true })
  }, [isDragged, list])

  return {
    drag,
    cancel: stop,
    wasDragged: () => dragged.current,
    shiftOf(id) {
      if (!drag) return 0
      if (id === drag.id) return drag.moved
      const at = ids.indexOf(id)
      if (at > drag.from && at <= drag.to) return -drag.height
      return at < drag.from && at >= drag.to ? drag.height : 0
    },
    handlersOf: (id) => ({
      onPointerDown(event) {
        dragged.current = false
        if (event.button !== 0 || !list.current) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const boxes = [...list.current.children].map((row) => row.getBoundingClientRect())
        press.current = {
          id,
          y: event.clientY,
          at: event.clientY,
          top: list.current.getBoundingClientRect().top,
          centres: boxes.map(({ top, height }) => top + height / 2),
          heights: boxes.map(({ height }) => height),
        }
      },
      onPointerMove(event) {
        if (press.current?.id !== id) return
        press.current.at = event.clientY
        follow()
      },
      onPointerUp() {
        const put = now.current
        stop()
        if (put && put.from !== put.to) onMove(put.from, put.to)
      },
      onPointerCancel: stop,
    }),
  }
}
