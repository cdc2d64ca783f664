import type { FrameLocator, Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { photo, withChromium } from './browser.ts'
import { fillIn, listenTo, moduleFrame, openWithModule, payAtTop, payByCard, press } from './embedStage.ts'
import { patient } from './steps.ts'
import { pattern, words } from './words.ts'

const chromium = withChromium()
const { booking } = words.en
const { pay } = booking

interface Kept {
  transaction: string
}

/** The transactions of all orders of the service. */
async function transactions(): Promise<string[]> {
  const orders: Kept[] = await (await fetch(`${inject('api')}/__orders`)).json()
  return orders.map(({ transaction }) => transaction)
}

const moduleOf = (page: Page) => page.frameLocator('iframe:not(.advert)')
const waits = (frame: FrameLocator) => frame.locator('b').filter({ hasText: pattern(pay.waits) })
const search = (frame: FrameLocator) =>
  frame.getByRole('combobox', { name: words.en.Finder.to, exact: true }).waitFor()
const goOn = (frame: FrameLocator) => frame.getByRole('button', { name: pay.goOnButton, exact: true })

/** Beginnings of the page's frame after Back: a browser may give a frame its own former address, or its first one. */
it.each([
  ['/element', 'begins anew'],
  ['/', 'begins where the browser has it begin'],
  ['/', 'begins at its form'],
] as const)(
  'BOOK-48 REL-01 back from the payment page to %s, whose module %s: its order is named and paid, not made again',
  async (path, begin) => {
    const page = await chromium.open()
    const log = await listenTo(page)
    const frame = await openWithModule(page, path)
    expect(await waits(frame).count(), 'nothing waits yet').toBe(0)
    const before = new Set(await transactions())
    await fillIn(frame)
    await payByCard(frame)
    const formUrl = (await moduleFrame(page)).url()
    if (path === '/') await press(frame.getByRole('link', { name: pay.openPage }))
    await page.waitForURL(`${inject('pay')}/**`)
    await page.goBack()

    // The page and its frame begin anew, and show the order above an empty search or in the form.
    const anew = moduleOf(page)
    if (begin === 'begins anew') await search(anew)
    if (begin === 'begins at its form') await (await moduleFrame(page)).goto(formUrl)
    await waits(anew).waitFor()
    const made = (await transactions()).filter((one) => !before.has(one))
    expect(made).toHaveLength(1)
    const query = `transaction=${made[0]}&module_type=booking&lang=en&currency=EUR`
    const told = await (await fetch(`${inject('api')}/v4/orders/trips?${query}`)).json()
    expect(await waits(anew).textContent()).toContain(told.result.orders[0].number)
    await anew.getByText(pay.waitsText).waitFor()
    await photo(page, `pending-order${path === '/' ? '-frame' : '-element'}`)
    const email = anew.getByRole('textbox', { name: booking.passengers.email })
    await goOn(anew).or(email).first().waitFor()
    if (await goOn(anew).isVisible()) await press(goOn(anew))

    // The whole form stands there with its order, and no way to a second one but by leaving the first.
    await expect.poll(() => email.inputValue(), patient).toContain('@')
    await waits(anew).waitFor()
    expect(await anew.getByRole('button', { name: pattern(pay.card) }).count()).toBe(0)
    await press(anew.getByRole('button', { name: pattern(pay.now) }))
    if (path === '/') await press(anew.getByRole('link', { name: pay.openPage }))
    await page.waitForURL(`${inject('pay')}/**`)
    await payAtTop(page)
    expect((await transactions()).filter((one) => !before.has(one))).toEqual(made)

    // A paid order waits no more.
    await page.goto(`${inject('partner')}${path}?lang=en`)
    await search(moduleOf(page))
    const inFrame = await moduleFrame(page)
    const kept = () =>
      inFrame.evaluate(() => Object.keys(localStorage).filter((name) => /^wherry-draft:/.test(name)))
    await expect.poll(kept, patient).toEqual([])
    await expect.poll(() => waits(moduleOf(page)).count(), patient).toBe(0)
    expect(log.errors).toEqual([])
  },
)

it('BOOK-48 after "Start a new booking" nothing waits over the search any more', async () => {
  const page = await chromium.open()
  await fillIn(await openWithModule(page, '/element'))
  await payByCard(moduleOf(page))
  await page.waitForURL(`${inject('pay')}/**`)
  await page.goBack()
  await press(goOn(moduleOf(page)))
  await press(moduleOf(page).getByRole('button', { name: pay.startNew }))
  await moduleOf(page)
    .getByRole('button', { name: pattern(pay.card) })
    .last()
    .waitFor()
  await page.reload()
  await search(moduleOf(page))
  // Only the form is kept: the code that reads it has loaded, and has made no call.
  await page.waitForLoadState('networkidle')
  await expect.poll(() => waits(moduleOf(page)).count(), patient).toBe(0)
})
