import { expect, it } from 'vitest'
import { widths, withChromium } from '../browser.ts'
import { createChance, seed } from '../seed.ts'
import { fillQuickly, openForm } from './quickFill.ts'

const chromium = withChromium()
const tries = 10

it(`REL-05 BOOK-58 in a plain frame on a phone a form filled at once keeps all that was typed, ${tries} times`, async () => {
  const lost: string[] = []
  for (let one = 0; one < tries; one++) {
    const page = await chromium.open({ width: widths.phone, touch: true })
    const frame = await openForm(page)
    const found = await fillQuickly(page, frame, createChance(seed + one))
    if (found.length > 0) lost.push(`SEED=${seed + one}: ${found.join(', ')}`)
    await page.context().close()
  }
  expect(lost).toEqual([])
})
