/** Distance after which a moved sheet closes, in px. */
const far = 100
/** Speed at which a thrown sheet closes too, in px per ms; `least` is the minimum distance, in px. */
const fast = 0.5
const least = 24

/** True if a sheet closes that was moved down by so many px in so many ms. */
export const isDismissed = (distance: number, time: number): boolean =>
  distance >= far || (distance >= least && distance / Math.max(time, 1) >= fast)
