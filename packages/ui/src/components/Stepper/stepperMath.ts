export interface Bounds {
  /** Inclusive. */
  min: number
  /** Inclusive; Infinity for none. */
  max: number
}

/** The nearest value within the bounds; where they exclude each other, min wins. */
export const clamp = (value: number, { min, max }: Bounds): number => Math.max(min, Math.min(max, value))

const decimalsOf = (number: number): number => {
  const [digits = '', exponent = '0'] = String(number).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}

/** The value some steps on, with no more decimals than value and step have: 0.2 and a step of 0.1 make 0.3. */
export const stepped = (value: number, step: number, count: number): number =>
  Number((value + step * count).toFixed(Math.min(Math.max(decimalsOf(value), decimalsOf(step)), 100)))

/** How many steps Page Up and Page Down make. */
export const page = 10

/** Where a key leads from a value (APG spinbutton); null for a key that is not the stepper's. */
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
