import type { Frame } from 'playwright'
import { expect, inject, it } from 'vitest'
import { withChromium } from './browser.ts'
import { elementOf, loader, openOwn } from './embedOwn.ts'
import { fillIn, listenTo, moduleFrames, payInCash } from './embedStage.ts'
import { patient } from './steps.ts'
import { words } from './words.ts'

const chromium = withChromium()
const { booking, approval } = words.en
const names = ['Hilda Adler', 'Ruth Baker'] as const

/** The names of the passengers of all that was ordered. */
async function ordered(): Promise<string[]> {
  const orders: unknown[] = await (await fetch(`${inject('api')}/__orders`)).json()
  return orders.flatMap((order) => names.filter((name) => JSON.stringify(order).includes(name)))
}

it('EMBED-05 REL-01 REL-05 two forms of one page are two tabs to each other: each keeps its own over a reload and orders once', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  const module = elementOf('from="ap-IST"')
  await openOwn(page, `${module}${module}<script src="${loader}"></script>`)
  const inside = [0, 1].map((at) => page.frameLocator(`wherry-module:nth-of-type(${at + 1}) iframe`))
  const nameIn = (at: number) => inside[at]!.getByRole('textbox', { name: booking.passengers.name })
  for (const [at, name] of names.entries()) {
    await page.locator('wherry-module').nth(at).scrollIntoViewIfNeeded()
    // The form is empty: the other form's entries are not in it.
    await fillIn(inside[at]!)
    await nameIn(at).fill(name)
    await nameIn(at).blur()
  }
  const reload = async (frame: Frame) => {
    await frame.evaluate(() => Object.assign(window, { isBefore: true }))
    await frame.evaluate(() => location.reload()).catch(() => {})
    await expect.poll(() => frame.evaluate(() => 'isBefore' in window).catch(() => true), patient).toBe(false)
  }
  for (const frame of moduleFrames(page)) await reload(frame)
  for (const [at, name] of names.entries()) {
    await nameIn(at).waitFor()
    await expect.poll(() => nameIn(at).inputValue(), { ...patient, message: `form ${at}` }).toBe(name)
  }
  for (const at of [0, 1]) {
    // A frame out of view is not painted, so a button in it never comes to rest.
    await page.locator('wherry-module').nth(at).scrollIntoViewIfNeeded()
    await payInCash(inside[at]!)
    await inside[at]!.getByRole('heading', { level: 1, name: approval.booked }).waitFor()
  }
  expect((await ordered()).sort()).toEqual([...names])
  expect(log.errors).toEqual([])
})
