import { afterAll, describe, expect, it } from 'vitest'
import { moduleUrl, withChromium } from '../browser.ts'
import { moduleFrame, openWithModule } from '../embedStage.ts'
import { chooseFirstOffer, expectValue, fillPassenger, passenger, patient } from '../steps.ts'
import { words } from '../words.ts'
import { breakNth, goOffline } from './brokenCalls.ts'
import { spoilStorage } from './storage.ts'
import { copyTab } from './tabs.ts'
import { byCard, fromAirport } from './trips.ts'
import { lostOf, ordersOf, walk } from './visitor.ts'
import { bookInZone, gapDay, inGap, setService, zones } from './zones.ts'

const chromium = withChromium()
const { booking } = words.en

describe('the eight zones', () => {
  afterAll(() => setService(null))

  it('DATE-01 DATE-02 a pickup in the hour that New York leaves out: the same payload, calendar and texts on every device', async () => {
    await setService(gapDay)
    const tell = (zone: string) =>
      bookInZone({ chromium, zone, trip: inGap, at: gapDay, calendarOf: booking.field.landingDate })
    const { deviceTime: _, ...first } = await tell(zones[0])
    expect(first.texts[0]).toContain('March 13, 2027, today')
    expect(first.payload).toContain('"date_arrival":"2027-03-14 02:30"')
    const days = new Set<string>()
    for (const zone of zones.slice(1)) {
      const { deviceTime, ...told } = await tell(zone)
      days.add(deviceTime.slice(0, 10))
      expect(told, zone).toEqual(first)
    }
    expect(days.size, 'on some devices it is another day').toBe(2)
  })
})

describe('REL-06 REL-07 a storage that cannot be relied on', () => {
  it.each([
    ['absent', byCard()],
    ['random', fromAirport()],
  ] as const)('%s: the booking is completed, and nothing is asked twice', async (kind, trip) => {
    const page = await chromium.open()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await spoilStorage(page, { kind, seed: 20_261_122 })
    const mark = `storage-${kind}@example.com`
    expect(lostOf(await walk({ page, trip, mark }))).toEqual([])
    expect(await ordersOf(mark)).toHaveLength(1)
    expect(errors).toEqual([])
  })
})

describe('REL-05 a connection that breaks', () => {
  it('ERR-07 REL-02 gone as the ride is ordered, and the answer of the order lost: said once, nothing lost, one order', async () => {
    const page = await chromium.open()
    const mark = 'offline-at-pay@example.com'
    let said: Promise<number> | null = null
    const done = await walk({
      page,
      trip: fromAirport(),
      mark,
      async before(act) {
        if (act === 'pay' && !said) said = (await goOffline(page, 300)).end
        else if (act === 'pay') {
          await said
          await breakNth(page, 1, 'lost')
        }
      },
    })
    expect(lostOf(done)).toEqual([])
    expect(await said).toBe(1)
    expect(done.acts.filter((act) => act === 'pay').length).toBeGreaterThan(1)
    expect(await ordersOf(mark)).toHaveLength(1)
  })

  it('A11Y-05 ERR-07 in a tall frame it is said in the part in view, and nothing moves', async () => {
    const page = await chromium.open()
    const inside = await openWithModule(page, '/element', '&to=ad-moda-caddesi-142')
    await chooseFirstOffer(inside, 'en')
    const field = inside.getByRole('textbox', { name: booking.passengers.email })
    await field.scrollIntoViewIfNeeded()
    const frame = await moduleFrame(page)
    const topOf = () => field.evaluate((element) => element.getBoundingClientRect().top)
    const before = await topOf()
    await page.context().setOffline(true)
    const said = inside.locator('b').getByText(words.en.shell.offline, { exact: true })
    await said.waitFor()
    expect(await topOf()).toBe(before)
    const seen = async () => {
      const box = await said.boundingBox()
      return box !== null && box.y >= 0 && box.y + box.height <= 900
    }
    await expect.poll(seen, patient).toBe(true)
    expect(await frame.evaluate(() => window.scrollY)).toBe(0)
    await page.context().setOffline(false)
    await inside.locator('b').getByText(words.en.shell.online, { exact: true }).waitFor()
    expect(await topOf()).toBe(before)
  })
})

it('REL-07 a copied tab begins with the same form, and from then on neither overwrites the other', async () => {
  const page = await chromium.open()
  await page.goto(moduleUrl('?lang=en&from=ap-IST&to=ad-moda-caddesi-142'))
  await chooseFirstOffer(page, 'en')
  await fillPassenger(page, 'en')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage)), patient).toContain('mary@')
  const copy = await copyTab(page)
  await expectValue(copy, booking.passengers.name, passenger.en.name)
  const email = booking.passengers.email
  const kept = (text: string) =>
    expect.poll(() => copy.evaluate(() => JSON.stringify(localStorage)), patient).toContain(text)
  await copy.getByRole('textbox', { name: email }).fill('copy@example.com')
  await kept('copy@')
  await page.getByRole('textbox', { name: email }).fill('first@example.com')
  await kept('first@')
  for (const tab of [copy, page]) await tab.reload()
  await expectValue(page, email, 'first@example.com')
  await expectValue(copy, email, 'copy@example.com')
})
