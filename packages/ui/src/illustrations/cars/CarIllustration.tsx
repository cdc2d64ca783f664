'use client'
import { forwardRef, useEffect, useSyncExternalStore } from 'react'
import type { CarClass } from '../carClasses.ts'
import { car } from '../drawing.css.ts'
import { type DrawingProps, drawing } from '../drawing.tsx'

export interface CarIllustrationProps extends DrawingProps {
  carClass: CarClass
}

type Cars = typeof import('./cars.tsx').cars
let cars: Cars | null = null
let asked = false
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

async function load() {
  if (asked) return
  asked = true
  try {
    cars = (await import('./cars.tsx')).cars
    for (const listener of listeners) listener()
  } catch {
    // After a failed load the place stays empty, and the next rendered picture tries again.
    asked = false
  }
}

const Empty = /* @__PURE__ */ drawing('0 0 240 96', car, () => null)

/**
 * A car of a class, 240 by 96, facing the reading direction. The drawings are in a separate chunk: until it has loaded,
 * and on a server, an empty place is kept.
 */
export const CarIllustration = forwardRef<SVGSVGElement, CarIllustrationProps>(
  ({ carClass, ...rest }, ref) => {
    const loaded = useSyncExternalStore(
      subscribe,
      () => cars,
      () => null,
    )
    useEffect(() => void load(), [])
    const Drawing = loaded?.[carClass] ?? Empty
    return <Drawing {...rest} ref={ref} />
  },
)
CarIllustration.displayName = 'CarIllustration'
