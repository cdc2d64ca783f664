import type { Point } from './place.ts'

/** A way on the road. */
export interface RoadPath {
  /** From the pickup to the drop-off, at least two. */
  points: readonly Point[]
  /** Null: not stated. */
  distanceMeters: number | null
  /** Null: not stated. */
  durationSeconds: number | null
  /** Who drew it: the maps service, or the API where that had none. */
  source: 'directions' | 'navigation'
}
