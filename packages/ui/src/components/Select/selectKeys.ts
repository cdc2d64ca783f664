import { placeInPages } from '../../private/list/placeInPages.ts'

/** Number of options that a Page key passes. */
const page = 10

/** Action of a key in a select-only combobox (APG); `useEscape` handles Escape. */
export type SelectMove =
  | { do: 'open'; to: number | null }
  | { do: 'move'; to: number }
  | { do: 'take' }
  | { do: 'takeAndGo' }

export interface SelectState {
  isOpen: boolean
  /** Index of the active option; null for none. */
  active: number | null
  count: number
}

/** Returns the action of a key; null for a key without an action. Arrows stop at the ends. */
export function moveOfKey(
  key: string,
  alt: boolean,
  { isOpen, active, count }: SelectState,
): SelectMove | null {
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
        return { do: 'open', to: count - 1 }
      default:
        return null
    }
  }
  if (key === 'Enter' || key === ' ' || (key === 'ArrowUp' && alt)) return { do: 'take' }
  if (key === 'Tab') return { do: 'takeAndGo' }
  const to = placeInPages(key, active ?? -1, count, page)
  return to === null ? null : { do: 'move', to }
}
