'use client'
import { forwardRef, useEffect, useSyncExternalStore } from 'react'
import { car } from '../drawing.css.ts'
import { type DrawingProps, drawing } from '../drawing.tsx'

export const carClasses = [
  'economy',
  'comfort',
  'business',
  'first',
  'minivan',
  'premium-minivan',
  'minibus',
  'bus',
] as const
export type CarClass = (typeof carClasses)[number]

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
    // A picture that does not arrive is asked for again with the next one drawn; its room stays empty.
    asked = false
  }
}

const Empty = /* @__PURE__ */ drawing('0 0 240 96', car, () => null)

/**
 * A car of a class, 240 by 96, facing the way of reading. The drawings come in a chunk of their own: until they
 * are there, and on a server, their room is kept empty.
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
