import { describe, expect, it } from 'vitest'
import { rows, weighOurs } from './sizes/jobs.ts'

/** Hand-written from the bars of the step that made @wherry/ui: kB, gzip, JS and CSS, three languages. */
const limits = {
  Button: 3,
  Calendar: 18,
  'Date picker': 44,
  // The step's bar is 40, which the table shows as missed; this keeps it from growing until it is met.
  'Date range picker': 41.9,
  'Time picker': 34,
  ComboBox: 36,
  Stepper: 7,
  // Under Radix' own menu, 31. It was 33.1 with Radix' popper; its box is ours since.
  Menu: 19.8,
  Dialog: 17,
  // 8 until the messages made way for what has the focus (WCAG 2.4.11), which no peer's do.
  Notifications: 8.4,
  // The step's bar is 72. It was 86.5 with Radix' popper, and 70.9 before the first invalid control of a form took the
  // focus and language tags that are none were read.
  'All nine': 71.6,
}

describe('UI-20 bytes by job', () => {
  it.each(rows)('UI-20 %s stays under its bar', { timeout: 60_000 }, async (row) => {
    const { js, css, later } = await weighOurs(row)
    expect(js).toBeGreaterThan(500)
    expect(css).toBeGreaterThan(100)
    expect((js + css) / 1000).toBeLessThanOrEqual(limits[row])
    // Readers of days and times come with the first text, and a list over the whole of a phone hides the page beside it.
    // The time picker gets the library of days with them, which a calendar has at once. It was 14.1 before other numbers
    // beside a day, as of a flight or a seat, were known.
    const pickers = row === 'Time picker' ? 14.4 : 9.3
    const laterBar = row === 'ComboBox' ? 0.5 : row === 'All nine' || /picker/.test(row) ? pickers : 0
    expect(later / 1000).toBeLessThanOrEqual(laterBar)
  })
})
