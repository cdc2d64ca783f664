import { expect, it } from 'vitest'
import { moduleUrl, withChromium } from '../browser.ts'
import { followPresses, seenWithinMs, slowDown } from './slow.ts'
import { byCard } from './trips.ts'
import { lostOf, ordersOf, walk } from './visitor.ts'

const chromium = withChromium()
const mark = 'slow-2g@example.com'

it('REL-05 PRICE-02 by a connection of slow 2G each press is answered within a second, nothing is lost, one order is paid', async () => {
  const page = await chromium.open()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.setDefaultTimeout(120_000)
  await slowDown(page)
  const presses = await followPresses(page)
  const trip = { ...byCard(), address: '?lang=en' }
  const walked = await walk({ page, trip, mark, patience: 120_000 })
  console.log(presses.map(({ text, shownAfter }) => `${text}: ${shownAfter} ms`).join('\n'))
  expect(presses.filter(({ shownAfter }) => shownAfter === null)).toEqual([])
  expect(presses.length).toBeGreaterThanOrEqual(4)
  expect(lostOf(walked)).toEqual([])
  expect(walked.acts).toContain('bank')
  const orders = await ordersOf(mark)
  expect(new Set(orders.map(({ transaction }) => transaction)).size).toBe(1)
  expect(errors).toEqual([])
})

it('REL-05 a press that shows nothing for too long is told', async () => {
  const page = await chromium.open()
  const presses = await followPresses(page)
  await page.goto(moduleUrl('?lang=en'))
  await page.evaluate((late) => {
    for (const [text, wait] of [
      ['at once', 10],
      ['too late', late],
    ] as const) {
      const press = document.createElement('button')
      press.textContent = text
      press.onclick = () =>
        setTimeout(
          () => document.body.append(Object.assign(document.createElement('h2'), { textContent: text })),
          wait,
        )
      document.body.prepend(press)
    }
  }, seenWithinMs * 2)
  await page.getByRole('button', { name: 'too late', exact: true }).click()
  await expect.poll(() => presses, { timeout: 5_000 }).toEqual([{ text: 'too late', shownAfter: null }])
  await page.getByRole('button', { name: 'at once', exact: true }).click()
  await expect.poll(() => presses.at(-1)?.text, { timeout: 5_000 }).toBe('at once')
  expect(presses.at(-1)?.shownAfter).not.toBeNull()
})
