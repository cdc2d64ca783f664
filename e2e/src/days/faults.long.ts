import { describe, expect, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { moduleFrames, partnerUrl } from '../embedStage.ts'
import { createChance, seed } from '../seed.ts'
import { breakNth, goOffline } from './brokenCalls.ts'
import { clearAll, rewriteVersion, spoilStorage, storages } from './storage.ts'
import { byCard, byTheHour, fromAirport, type Trip, thereAndBack, toAirport } from './trips.ts'
import { lostOf, ordersOf, walk } from './visitor.ts'

const chromium = withChromium()
const chance = createChance(seed)
const trips = [fromAirport(), byCard(), toAirport(), thereAndBack(), byTheHour()]
const fields = [
  'Flight number',
  'Landing date',
  'Landing time',
  'First and last name',
  'E-mail for the voucher',
]
const steps = ['choose', ...fields, 'agree', 'pay']

let count = 0
/** An address that no other walk of this run has. */
const nobody = () => `day-${seed}-${++count}@example.com`

/** A tab whose errors are kept. */
async function openTab() {
  const page = await chromium.open()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return { page, errors }
}

/** Rides that a trip makes; there and back are one order. */
async function transactionsOf(mark: string): Promise<number> {
  return new Set((await ordersOf(mark)).map(({ transaction }) => transaction)).size
}

describe.each(storages)('REL-06 REL-07 a storage that is %s', (kind) => {
  it.each(trips)('$name is booked', async (trip) => {
    const { page, errors } = await openTab()
    const own = chance.below(2 ** 31)
    const [mark, note] = [nobody(), `seed ${seed}, ${own}`]
    await spoilStorage(page, { kind, seed: own })
    expect(lostOf(await walk({ page, trip, mark, note })), note).toEqual([])
    expect(await transactionsOf(mark), note).toBe(1)
    expect(errors, note).toEqual([])
    await page.context().close()
  })

  it.each([fromAirport(), byCard()])('EMBED-12 $name is booked in a frame', async (trip) => {
    const { page, errors } = await openTab()
    const own = chance.below(2 ** 31)
    const [mark, note] = [nobody(), `seed ${seed}, ${own}`]
    await spoilStorage(page, { kind, seed: own, inFrame: true })
    const open = () => page.goto(partnerUrl('/element'))
    const inside = () => moduleFrames(page)[0] ?? null
    expect(lostOf(await walk({ page, trip, mark, note, open, inside })), note).toEqual([])
    expect(await transactionsOf(mark), note).toBe(1)
    expect(errors, note).toEqual([])
    await page.context().close()
  })
})

describe.each(steps)('REL-06 all that is stored goes before “%s”', (step) => {
  it.each([fromAirport(), byCard()])('$name is booked', async (trip) => {
    const { page, errors } = await openTab()
    const mark = nobody()
    const before = async (act: string) => void (act === step && (await clearAll(page)))
    expect(lostOf(await walk({ page, trip, mark, before }))).toEqual([])
    expect(await transactionsOf(mark)).toBe(1)
    expect(errors).toEqual([])
    await page.context().close()
  })
})

it.each([
  [2, 1],
  [1, 1],
  [999, 2],
])('REL-07 a form of version %i is found: it is filled in %i time(s)', async (version, times) => {
  const { page, errors } = await openTab()
  const mark = nobody()
  let isDone = false
  const walked = await walk({
    page,
    trip: fromAirport(),
    mark,
    async before(act) {
      if (act !== 'agree' || isDone) return
      isDone = true
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(mark)
      expect(await rewriteVersion(page, version)).toBe(1)
      await page.reload()
    },
  })
  expect(walked.typed.get('First and last name')).toBe(times)
  expect(await transactionsOf(mark)).toBe(1)
  expect(errors).toEqual([])
  await page.context().close()
})

describe.each(steps)('REL-05 the connection is gone before “%s”', (step) => {
  it.each([fromAirport(), byCard()])('ERR-07 $name: said once, nothing lost, one order', async (trip) => {
    const { page, errors } = await openTab()
    const mark = nobody()
    let said: Promise<number> | null = null
    const walked = await walk({
      page,
      trip,
      mark,
      async before(act) {
        if (act === step) said ??= (await goOffline(page, 1_000)).end
      },
    })
    expect(lostOf(walked)).toEqual([])
    expect(await said).toBe(1)
    expect(await transactionsOf(mark)).toBe(1)
    expect(errors).toEqual([])
    await page.context().close()
  })
})

describe.each(['refused', 'lost'] as const)('REL-05 REL-01 each call is %s once', (how) => {
  it.each([byCard(), byTheHour()])('$name is booked once, and nothing is typed twice', async (trip: Trip) => {
    const failures: string[] = []
    for (let nth = 1, isEnd = false; !isEnd; nth += 1) {
      const { page, errors } = await openTab()
      const mark = nobody()
      const calls = await breakNth(page, nth, how)
      try {
        const walked = await walk({ page, trip, mark })
        const orders = await transactionsOf(mark)
        const wrong = [...lostOf(walked), ...errors, ...(orders === 1 ? [] : [`${orders} orders`])]
        if (wrong.length > 0) failures.push(`${nth} ${calls.broken}: ${wrong.join('; ')}`)
      } catch (error) {
        failures.push(`${nth} ${calls.broken}: ${error}`)
      }
      isEnd = calls.broken === null
      await page.context().close()
    }
    expect(failures).toEqual([])
  })
})
