import type { Point } from './place.ts'

/** A path along roads. */
export interface RoadPath {
  /** Points from the pickup to the drop-off, at least two. */
  points: readonly Point[]
  /** Length in metres. Null: not stated. */
  distanceMeters: number | null
  /** Duration in seconds. Null: not stated. */
  durationSeconds: number | null
  /** Source of the path: the maps service, or the API if the maps service had none. */
  source: 'directions' | 'navigation'
}
