import { describe, expect, it } from 'vitest'
import { rows, weighOurs } from './sizes/jobs.ts'

/** Hand-written from the bars of the step that made @wherry/ui: kB, gzip, JS and CSS, three languages. */
const limits = {
  Button: 3,
  Calendar: 18,
  'Date picker': 44,
  'Time picker': 34,
  ComboBox: 36,
  Stepper: 7,
  Menu: 32,
  Dialog: 17,
  // 8 until the messages made way for what has the focus (WCAG 2.4.11), which no peer's do.
  Notifications: 8.4,
  'All nine': 75,
}

describe('UI-20 bytes by job', () => {
  it.each(rows)('UI-20 %s stays under its bar', { timeout: 60_000 }, async (row) => {
    const { js, css, later } = await weighOurs(row)
    expect(js).toBeGreaterThan(500)
    expect(css).toBeGreaterThan(100)
    expect((js + css) / 1000).toBeLessThanOrEqual(limits[row])
    // The reader of dates and times, and nothing else.
    // Readers of days and times come with the first text, and a list over the whole of a phone hides the page beside it.
    const laterBar = row === 'ComboBox' ? 0.5 : row === 'All nine' || /picker/.test(row) ? 9 : 0
    expect(later / 1000).toBeLessThanOrEqual(laterBar)
  })
})
