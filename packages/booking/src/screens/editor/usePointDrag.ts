import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A row in the hand. */
interface Drag {
  id: number
  /** Where it was taken. */
  from: number
  /** Where it would be put down now. */
  to: number
  /** How far it is from where it was, in px. */
  moved: number
  /** Its height, by which the others make way. */
  height: number
}

export interface PointDrag {
  /** Null: nothing is dragged. */
  drag: Drag | null
  /** For the handle of a row. */
  handlersOf(id: number): {
    onPointerDown(event: PointerEvent<HTMLElement>): void
    onPointerMove(event: PointerEvent<HTMLElement>): void
    onPointerUp(event: PointerEvent<HTMLElement>): void
    onPointerCancel(): void
  }
  /** Puts the row back to where it was taken. */
  cancel(): void
  /** Px by which a row stands away from its place. */
  shiftOf(id: number): number
  /** Whether the press that ends now was a drag: then it is no click. */
  wasDragged(): boolean
}

/** From so many px on a press is a drag. */
const slack = 4

/** A handle that was pressed, and where everything stood then. */
interface Press {
  id: number
  y: number
  /** Where the pointer is now. */
  at: number
  /** The top of the list: what was scrolled since shows in it. */
  top: number
  centres: readonly number[]
  heights: readonly number[]
}

/**
 * Ordering by a pointer: the row follows it, wherever the page is scrolled to meanwhile, the others make way, and the order changes once, when it is let go.
 * @param list its children are the rows, in the order of `ids`
 */
export function usePointDrag(
  list: RefObject<HTMLElement | null>,
  ids: readonly number[],
  onMove: (from: number, to: number) => void,
): PointDrag {
  const [drag, showDrag] = useState<Drag | null>(null)
  /** The same, known before it is drawn. */
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
  // Another order came while a row was held: there is nothing to hold any more.
  const order = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the order changes
  useLayoutEffect(() => {
    stop()
  }, [order])

  /** Puts the row where the pointer is. */
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
    // Whatever scrolls, the page or the modal around.
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
