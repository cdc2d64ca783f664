/** How far a sheet must be moved to go, in px. */
const far = 100
/** How fast it may be thrown instead, in px a ms, and how far at least. */
const fast = 0.5
const least = 24

/** Does a sheet that was moved down by so many px in so many ms go away? */
export const isDismissed = (distance: number, time: number): boolean =>
  distance >= far || (distance >= least && distance / Math.max(time, 1) >= fast)
