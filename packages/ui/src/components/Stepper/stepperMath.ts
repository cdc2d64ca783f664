export interface Bounds {
  /** Inclusive. */
  min: number
  /** Inclusive; Infinity for none. */
  max: number
}

/** The nearest value within the bounds; where they exclude each other, min wins. */
export const clamp = (value: number, { min, max }: Bounds): number => Math.max(min, Math.min(max, value))

/** How many steps Page Up and Page Down make. */
export const page = 10

/** Where a key leads from a value (APG spinbutton); null for a key that is not the stepper's. */
export function valueAfterKey(key: string, value: number, step: number, bounds: Bounds): number | null {
  switch (key) {
    case 'ArrowUp':
      return clamp(value + step, bounds)
    case 'ArrowDown':
      return clamp(value - step, bounds)
    case 'PageUp':
      return clamp(value + step * page, bounds)
    case 'PageDown':
      return clamp(value - step * page, bounds)
    case 'Home':
      return bounds.min
    case 'End':
      return Number.isFinite(bounds.max) ? bounds.max : null
    default:
      return null
  }
}
