import type { Scenario } from './scenarios.ts'

/** What is timed, in words, with the most it may take against bare React; null where nothing is asked. */
export const timed: readonly { scenario: Scenario; words: string; bar: number | null }[] = [
  { scenario: 'mount', words: 'Calendar: mount', bar: 1.6 },
  { scenario: 'remount', words: 'Calendar: re-mount', bar: 1.6 },
  { scenario: 'arrow', words: 'Calendar: arrow key', bar: 1.6 },
  { scenario: 'fifty', words: '50 calendars', bar: 1.6 },
  { scenario: 'open', words: 'Date picker: open', bar: 2.5 },
  { scenario: 'letter', words: 'ComboBox of 1,000: first letter', bar: 2 },
  { scenario: 'offers', words: '1,000 offer cards: mount', bar: 1.4 },
]
