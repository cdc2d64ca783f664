/** How many options a Page key passes. */
const page = 10

/** What a key does in a select-only combobox (APG); Escape is taken by `useEscape`. */
export type SelectMove =
  | { do: 'open'; to: number | null }
  | { do: 'move'; to: number }
  | { do: 'take' }
  | { do: 'takeAndGo' }

export interface SelectState {
  isOpen: boolean
  /** Place of the active option; null for none. */
  active: number | null
  count: number
}

/** Null for a key that means nothing here. Arrows stop at the ends. */
export function moveOfKey(
  key: string,
  alt: boolean,
  { isOpen, active, count }: SelectState,
): SelectMove | null {
  const last = count - 1
  if (!isOpen) {
    switch (key) {
      case 'ArrowDown':
      case 'Enter':
      case ' ':
        return { do: 'open', to: null }
      case 'ArrowUp':
      case 'Home':
        return { do: 'open', to: 0 }
      case 'End':
        return { do: 'open', to: last }
      default:
        return null
    }
  }
  const move = (to: number): SelectMove => ({ do: 'move', to: Math.min(Math.max(to, 0), last) })
  switch (key) {
    case 'ArrowDown':
      return move(active === null ? 0 : active + 1)
    case 'ArrowUp':
      return alt ? { do: 'take' } : move((active ?? 0) - 1)
    case 'Home':
      return move(0)
    case 'End':
      return move(last)
    case 'PageDown':
      return move((active ?? 0) + page)
    case 'PageUp':
      return move((active ?? 0) - page)
    case 'Enter':
    case ' ':
      return { do: 'take' }
    case 'Tab':
      return { do: 'takeAndGo' }
    default:
      return null
  }
}
