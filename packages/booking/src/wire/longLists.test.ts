import { describe, expect, it } from 'vitest'
import type { Offer } from '../kernel/model/offer.ts'
import type { RoadPath } from '../kernel/model/roadPath.ts'
import { costOf } from '../testing/cost.ts'
import { failureOf, quietSignal } from '../testing/localServer.ts'
import { answered, createCallWorld, exampleCalls } from '../testing/worlds/callWorld.ts'
import type { ClientError } from './clientError.ts'
import { examples } from './examples.ts'

/** A row with the required fields only. */
const row = (index: number) => ({
  price_id: index,
  price: 10 + index / 100,
  currency: 'EUR',
  car_class: { car_class_id: 1, capacity: 3 },
  service_provider: { id: 9 },
  start_place: { place_id: 'a', type: 1 },
})
const rows = (count: number, make: (index: number) => unknown = row) => ({
  result: Array.from({ length: count }, (_, index) => make(index)),
})
const ask = (answer: unknown) => {
  const world = createCallWorld({ answers: [answered(answer)] })
  return { ...world, offers: exampleCalls.prices(world.groups, quietSignal()) as Promise<Offer[]> }
}

describe('long lists', () => {
  it('REL-10 1,000 rows are read whole, of 1,001 the first 1,000, and the cut is reported', async () => {
    const whole = ask(rows(1000))
    expect(await whole.offers).toHaveLength(1000)
    expect(whole.platform.reports).toEqual([])
    const long = ask(rows(1001))
    expect((await long.offers).at(-1)?.priceId).toBe('999')
    expect(long.platform.reports).toHaveLength(1)
    expect(long.platform.reports[0]?.context).toMatchObject({ endpoint: 'prices', cut: [1001], dropped: [] })
  })
  it('REL-10 within a row as well', async () => {
    const services = Array.from({ length: 1200 }, (_, id) => ({ id, type: 'x', category: 'y' }))
    const { offers, platform } = ask(rows(1, (index) => ({ ...row(index), additional_services: services })))
    expect((await offers)[0]?.services).toHaveLength(1000)
    expect(platform.reports[0]?.context?.['cut']).toEqual([1200])
  })
  it('API-29 in a cut list of which one row fits all others fall out, 20 of them named', async () => {
    const price = (index: number) => (index === 500 ? 1 : 'free')
    const { offers, platform } = ask(rows(5000, (index) => ({ ...row(index), price: price(index) })))
    expect((await offers).map(({ priceId }) => priceId)).toEqual(['500'])
    const { dropped, cut } = (platform.reports[0]?.context ?? {}) as { dropped: string[]; cut: number[] }
    expect(dropped).toHaveLength(20)
    expect(dropped[19]).toBe('result[19].price')
    expect(cut).toEqual([5000])
  })
  it('API-14 a way may have 20,000 points', async () => {
    const steps = Array.from({ length: 20_001 }, (_, index) => ({ lat: index / 1000, lng: 1 }))
    const { groups } = createCallWorld({ answers: [answered({ result: { steps } })] })
    const path = (await exampleCalls.navigationPaths(groups, quietSignal())) as RoadPath
    expect(path.points).toHaveLength(20_000)
  })
  it.each([
    ['that fit', row],
    ['that do not', (index: number) => ({ ...row(index), currency: index, price: null })],
  ])('REL-10 200,000 rows %s cost no more than counting to 2 billion', async (_what, make) => {
    const text = JSON.stringify(rows(200_000, make))
    const read = async () => {
      const { groups } = createCallWorld({ answers: [() => new Response(text)] })
      const kind = await (exampleCalls.prices(groups, quietSignal()) as Promise<Offer[]>).then(
        (offers) => offers.length,
        (error: ClientError) => error.kind,
      )
      expect(kind).toBe(make === row ? 1000 : 'unreadable')
    }
    const cost = await costOf(read)
    console.info(
      `200,000 rows, ${Math.round(text.length / 1e6)} MB: ${cost.toFixed(1)} times 20 million steps`,
    )
    expect(cost).toBeLessThan(100)
  })
})

describe('numbers without end', () => {
  const withNumber = (field: string, number: string) => {
    const [example] = examples.prices.answer.result
    const text = JSON.stringify({
      result: [
        { ...example, [field]: '@' },
        { ...example, price_id: 'good' },
      ],
    })
    const { groups, platform } = createCallWorld({
      answers: [() => new Response(text.replace('"@"', number))],
    })
    return { offers: exampleCalls.prices(groups, quietSignal()) as Promise<Offer[]>, platform }
  }
  it.each([
    'price',
    'price_subaddress',
    'coef_loyalica',
    'travel_time',
    'minimum_duration',
    'free_cancellation_hours',
    'waiting_minutes',
  ])('API-29 %s of 1e999 or -1e999 drops its row', async (field) => {
    for (const number of ['1e999', '-1e999']) {
      const { offers, platform } = withNumber(field, number)
      expect((await offers).map(({ priceId }) => priceId)).toEqual(['good'])
      expect(platform.reports[0]?.context?.['dropped']).toEqual([`result[0].${field}`])
    }
  })
  it('API-29 the phone of a user cannot be one', async () => {
    const text = '{"result":{"role":"guest","phone":1e999}}'
    const { groups } = createCallWorld({ answers: [() => new Response(text)] })
    expect(await failureOf(exampleCalls.settingUser(groups, quietSignal()))).toMatchObject({
      kind: 'unreadable',
      path: 'result.phone',
    })
  })
  it('API-29 in a field that nobody knows it is passed over', async () => {
    const { offers, platform } = withNumber('surprise', '1e999')
    expect(await offers).toHaveLength(2)
    expect(platform.reports).toEqual([])
  })
})
