import type { Scenario } from './scenarios.ts'

export interface Timed {
  scenario: Scenario
  words: string
  /** Maximum ratio to the time of bare React; null if there is no maximum. */
  bar: number | null
  /** Ratio that we aim for. */
  aim: number
}

/** The timed scenarios, in the order of the table. */
export const timed: readonly Timed[] = [
  { scenario: 'mount', words: 'Calendar: mount', bar: 1.6, aim: 1.2 },
  { scenario: 'remount', words: 'Calendar: re-mount', bar: 1.6, aim: 1.2 },
  { scenario: 'arrow', words: 'Calendar: arrow key', bar: 1.6, aim: 1.2 },
  { scenario: 'fifty', words: '50 calendars', bar: 1.6, aim: 1.2 },
  { scenario: 'open', words: 'Date picker: open', bar: 2.5, aim: 1.5 },
  { scenario: 'letter', words: 'ComboBox of 1,000: first letter', bar: 2, aim: 1.5 },
  { scenario: 'offers', words: '1,000 offer cards: mount', bar: 1.4, aim: 1.1 },
  {
    scenario: 'nearOffers',
    words: '1,000 offer cards: mount, content-visibility in both',
    bar: null,
    aim: 1.1,
  },
]
