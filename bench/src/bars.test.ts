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
  Notifications: 8,
  'All nine': 75,
}

describe('UI-20 bytes by job', () => {
  it.each(rows)('UI-20 %s stays under its bar', { timeout: 60_000 }, async (row) => {
    const { js, css } = await weighOurs(row)
    expect(js).toBeGreaterThan(500)
    expect(css).toBeGreaterThan(100)
    expect((js + css) / 1000).toBeLessThanOrEqual(limits[row])
  })
})
