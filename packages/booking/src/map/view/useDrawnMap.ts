import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Tiles } from '../../module/config/tiles.ts'
import { type DrawnMap, drawMap, type RouteView } from './routeMap.ts'

export interface DrawnMapState {
  /** Ref of the element that contains the map. */
  ref: RefObject<HTMLElement | null>
  /** Ref of the element whose children are at the bottom of the map. */
  footRef: RefObject<HTMLDivElement | null>
  /** Ref of the buttons over the map. */
  zoomRef: RefObject<HTMLDivElement | null>
  /**
   * `drawn`: land or tiles are visible; `plain`: neither could be loaded. Undefined: they are still loading.
   */
  ground: 'drawn' | 'plain' | undefined
  /** True if the land is drawn, so that its credit has to be shown. */
  isLand: boolean
  zoomIn(): void
  zoomOut(): void
}

/** Keeps Leaflet's map in an element up to date with the view. */
export function useDrawnMap(tiles: Tiles | null, view: RouteView): DrawnMapState {
  const ref = useRef<HTMLElement>(null)
  const footRef = useRef<HTMLDivElement>(null)
  const zoomRef = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnMap | null>(null)
  const [ground, setGround] = useState<DrawnMapState['ground']>()
  const [isLand, setLand] = useState(false)
  const tilesKey = JSON.stringify(tiles)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the tiles
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const page = element.ownerDocument.defaultView
    const isStill = page?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? false
    const covered = () => {
      const tops = [...(footRef.current?.children ?? [])].map((child) => child.getBoundingClientRect().top)
      const { bottom } = element.getBoundingClientRect()
      return Math.max(0, bottom - Math.min(bottom, ...tops))
    }
    const covers = () => {
      const { left, top } = element.getBoundingClientRect()
      return [zoomRef.current, ...(footRef.current?.children ?? [])].flatMap((cover) => {
        const box = cover?.getBoundingClientRect()
        return box
          ? [{ left: box.left - left, top: box.top - top, width: box.width, height: box.height }]
          : []
      })
    }
    const made = drawMap(element, {
      tiles,
      isStill,
      covered,
      covers,
      onGround: setGround,
      onLand: () => setLand(true),
    })
    drawn.current = made
    const watch = new ResizeObserver(() => made.resize())
    watch.observe(element)
    return () => {
      watch.disconnect()
      drawn.current = null
      made.remove()
      setGround(undefined)
      setLand(false)
    }
  }, [tilesKey])

  // Paths are compared by identity, because one may have thousands of points; marks are compared by value.
  const marksKey = JSON.stringify(view.marks)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for the view and for the map it is shown on
  useEffect(() => drawn.current?.show(view), [tilesKey, marksKey, view.path, view.lang])

  return {
    ref,
    footRef,
    zoomRef,
    ground,
    isLand,
    zoomIn: () => drawn.current?.zoomIn(),
    zoomOut: () => drawn.current?.zoomOut(),
  }
}
