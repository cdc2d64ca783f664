export interface Bounds {
  /** Minimum, inclusive. */
  min: number
  /** Maximum, inclusive; Infinity for none. */
  max: number
}

/** The nearest value within the bounds; if they exclude each other, `min` wins. */
export const clamp = (value: number, { min, max }: Bounds): number => Math.max(min, Math.min(max, value))

const decimalsOf = (number: number): number => {
  const [digits = '', exponent = '0'] = String(number).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}

/** The value after a number of steps, rounded to the decimals of value and step: 0.2 and a step of 0.1 give 0.3. */
export const stepped = (value: number, step: number, count: number): number =>
  Number((value + step * count).toFixed(Math.min(Math.max(decimalsOf(value), decimalsOf(step)), 100)))

/** Number of steps of a Page key. */
export const page = 10

/** Value after a key press (APG spinbutton); null for a key without an action. */
export function valueAfterKey(key: string, value: number, step: number, bounds: Bounds): number | null {
  switch (key) {
    case 'ArrowUp':
      return clamp(stepped(value, step, 1), bounds)
    case 'ArrowDown':
      return clamp(stepped(value, step, -1), bounds)
    case 'PageUp':
      return clamp(stepped(value, step, page), bounds)
    case 'PageDown':
      return clamp(stepped(value, step, -page), bounds)
    case 'Home':
      return bounds.min
    case 'End':
      return Number.isFinite(bounds.max) ? bounds.max : null
    default:
      return null
  }
}

/** Value for a typed number, and the reason if the value differs from that number. */
export interface Settled {
  value: number
  reason: 'least' | 'most' | 'nearest' | null
}

/**
 * The accepted value for a typed number: within the bounds and, counted from the minimum, rounded to the nearest step.
 * A bound itself is always accepted.
 */
export function settled(wanted: number, step: number, bounds: Bounds): Settled {
  // Bounds beyond the range in which numbers are exact are cut to that range.
  const { min, max } = {
    min: Math.max(bounds.min, Number.MIN_SAFE_INTEGER),
    max: Math.min(bounds.max, Number.MAX_SAFE_INTEGER),
  }
  if (wanted < min) return { value: min, reason: 'least' }
  if (wanted > max) return { value: clamp(wanted, { min, max }), reason: 'most' }
  if (wanted === max) return { value: wanted, reason: null }
  const from = Number.isFinite(bounds.min) ? bounds.min : 0
  const value = clamp(stepped(from, step, Math.round((wanted - from) / step)), { min, max })
  return { value, reason: value === wanted ? null : 'nearest' }
}
