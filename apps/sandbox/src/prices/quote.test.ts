import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { samplePlaces } from '../places/sample.ts'
import { createPriceId, parsePriceId } from './priceId.ts'
import { checkPrice, defaultTariff, type Question, quotesFor } from './quote.ts'
import { longestRideKm, roadKm } from './road.ts'

const getPlace = (id: string) => samplePlaces.find(({ placeId }) => placeId === id) ?? null
const place = (id: string) => getPlace(id) ?? expect.unreachable(id)
const now = Date.UTC(2027, 5, 14, 6, 0)
const minute = 60_000

const question = (from: string, to: string, rest: Partial<Question> = {}): Question => ({
  from: place(from),
  to: place(to),
  currency: 'EUR',
  alternativeCurrency: null,
  classIds: [],
  currentPriceId: null,
  now,
  ...rest,
})

const somewhere = fc.constantFrom(...samplePlaces.map(({ placeId }) => placeId))
const currency = fc.constantFrom('RUB', 'USD', 'EUR', 'GBP', 'CNY', 'INR', 'KZT')
const anyQuestion = fc
  .tuple(somewhere, somewhere, currency)
  .map(([from, to, money]) => question(from, to, { currency: money }))

describe('prices', () => {
  it('PRICE-01 the same question gives the same answer', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        expect(quotesFor({ ...asked }, defaultTariff)).toEqual(quotesFor(asked, defaultTariff))
      }),
    )
  })

  it('PRICE-01 an offer is positive, whole and holds for 15 minutes, the cheapest first', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const quotes = quotesFor(asked, defaultTariff)
        for (const quote of quotes) {
          expect(Number.isSafeInteger(quote.amount) && quote.amount > 0).toBe(true)
          expect(quote.expiresAt).toBe(now + 15 * minute)
          expect(quote.travelSeconds % 60).toBe(0)
        }
        const amounts = quotes.map(({ amount }) => amount)
        expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
        expect(new Set(quotes.map(({ priceId }) => priceId)).size).toBe(quotes.length)
      }),
    )
  })

  it('PRICE-21 a price id is priced again to the same amount, its reverse too', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        for (const quote of quotesFor(asked, defaultTariff)) {
          const again = checkPrice(quote.priceId, getPlace, now, defaultTariff)
          expect(again).toMatchObject({
            state: 'holds',
            quote: { amount: quote.amount, carClass: { id: quote.carClass.id } },
          })
          if (quote.reverse === null) continue
          const back = checkPrice(quote.reverse.priceId, getPlace, now, defaultTariff)
          expect(back).toMatchObject({
            state: 'holds',
            quote: {
              amount: quote.reverse.amount,
              from: { placeId: quote.to?.placeId },
              provider: { id: quote.provider.id },
            },
          })
        }
      }),
    )
  })

  it('API-07 the reverse search has the offers that the first search named as reverse', () => {
    const there = quotesFor(question('ap-IST', 'ad-moda-caddesi'), defaultTariff)
    const back = quotesFor(question('ad-moda-caddesi', 'ap-IST'), defaultTariff)
    expect(there.map(({ reverse }) => reverse?.priceId).sort()).toEqual(
      back.map(({ priceId }) => priceId).sort(),
    )
  })

  it('PRICE-21 a price holds until 15 minutes and a minute of grace are over', () => {
    const [quote] = quotesFor(question('ap-IST', 'ap-SAW'), defaultTariff)
    const at = (ms: number) => checkPrice(quote?.priceId ?? '', getPlace, now + ms, defaultTariff).state
    expect(at(15 * minute)).toBe('holds')
    expect(at(16 * minute)).toBe('holds')
    expect(at(16 * minute + 1)).toBe('changed')
  })

  it('PRICE-21 a price of another tariff has changed, and the new one is told', () => {
    const [quote] = quotesFor(question('ap-IST', 'ap-SAW'), defaultTariff)
    const dearer = { ...defaultTariff, level: 1.2 }
    const checked = checkPrice(quote?.priceId ?? '', getPlace, now, dearer)
    expect(checked.state).toBe('changed')
    if (checked.state !== 'changed') return
    expect(checked.quote.amount).toBeGreaterThan(quote?.amount ?? Number.POSITIVE_INFINITY)
    expect(checkPrice(checked.quote.priceId, getPlace, now, dearer).state).toBe('holds')
  })

  it('BOOK-53 the price of an order is given again as long as it holds, and not after', () => {
    const asked = question('ap-IST', 'ap-SAW')
    const chosen = quotesFor(asked, defaultTariff)[3]?.priceId ?? ''
    const later = (ms: number) =>
      quotesFor({ ...asked, now: now + ms, currentPriceId: chosen }, defaultTariff).map(
        ({ priceId }) => priceId,
      )
    expect(later(10 * minute).filter((id) => id === chosen)).toHaveLength(1)
    expect(later(15 * minute + 1000)).not.toContain(chosen)
  })

  it('PRICE-21 a price id that was never given, or was changed by one letter, is gone', () => {
    const [quote] = quotesFor(question('ap-IST', 'ap-SAW'), defaultTariff)
    const id = quote?.priceId ?? ''
    fc.assert(
      fc.property(fc.nat(id.length - 1), fc.constantFrom(...'abcXYZ019-_'), (at, letter) => {
        const changed = id.slice(0, at) + letter + id.slice(at + 1)
        fc.pre(changed !== id)
        const read = parsePriceId(changed, defaultTariff.secret)
        // The last letter may hold bits that no byte needs: then the text is the same.
        if (read !== null) expect(read).toEqual(parsePriceId(id, defaultTariff.secret))
      }),
    )
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(checkPrice(text, getPlace, now, defaultTariff).state).toBe('gone')
      }),
    )
  })

  it('PRICE-21 a price id keeps what it was made of', () => {
    fc.assert(
      fc.property(
        fc.record({
          fromId: somewhere,
          end: fc.oneof(
            somewhere.map((toId) => ({ toId, hours: null })),
            fc.integer({ min: 1, max: 24 }).map((hours) => ({ toId: null, hours })),
          ),
          classId: fc.integer({ min: 1, max: 8 }),
          providerId: fc.nat(999),
          currency,
          amount: fc.nat(),
          amountPerStop: fc.nat(),
          issuedAt: fc.nat(4_000_000_000),
        }),
        ({ end, ...rest }) => {
          const key = { ...rest, ...end }
          expect(parsePriceId(createPriceId(key, 'a'), 'a')).toEqual(key)
          expect(parsePriceId(createPriceId(key, 'a'), 'b')).toBeNull()
        },
      ),
    )
  })

  it('I18N-06 each of the seven currencies is quoted, any other as EUR', () => {
    const inCurrency = (code: string) =>
      quotesFor(question('ap-IST', 'ap-SAW', { currency: code }), defaultTariff)[0]
    for (const code of ['RUB', 'USD', 'EUR', 'GBP', 'CNY', 'INR', 'KZT'])
      expect(inCurrency(code)?.currency).toBe(code)
    expect(inCurrency('CHF')?.currency).toBe('EUR')
    expect(inCurrency('RUB')?.amount).toBeGreaterThan(50 * (inCurrency('EUR')?.amount ?? 0))
  })

  it('PRICE-02 no ride over 1,200 km of road, from a place to itself, or to another land', () => {
    expect(roadKm(place('ci-745044'), place('ci-2950159'))).toBeGreaterThan(longestRideKm)
    expect(quotesFor(question('ci-745044', 'ci-2950159'), defaultTariff)).toEqual([])
    expect(quotesFor(question('ap-IST', 'ap-IST'), defaultTariff)).toEqual([])
    const tangier = { ...place('ap-MAD'), placeId: 'ap-TNG', country: 'MA', lat: 35.73, lng: -5.92 }
    expect(quotesFor({ ...question('ap-MAD', 'ap-BCN'), to: tangier }, defaultTariff)).toEqual([])
  })

  it('PRICE-02 no ride to or from Norilsk, though its airport is near', () => {
    const norilsk = { ...place('ci-524901'), placeId: 'ci-1497337', lat: 69.3535, lng: 88.2027 }
    const airport = { ...place('ap-SVO'), placeId: 'ap-NSK', lat: 69.3111, lng: 87.3322 }
    const asked = question('ap-SVO', 'ci-524901')
    expect(quotesFor({ ...asked, from: airport, to: norilsk }, defaultTariff)).toEqual([])
    expect(quotesFor({ ...asked, from: norilsk, to: airport }, defaultTariff)).toEqual([])
    expect(quotesFor(asked, defaultTariff).length).toBeGreaterThan(5)
  })

  it('PRICE-11 a ride over 700 km has a single provider', () => {
    const quotes = quotesFor(question('ci-3117735', 'ci-2988507'), defaultTariff)
    expect(quotes).toEqual([])
    const far = quotesFor(question('ap-SVO', 'ci-498817'), defaultTariff)
    expect(roadKm(place('ap-SVO'), place('ci-498817'))).toBeGreaterThan(700)
    expect(new Set(far.map(({ provider }) => provider.id)).size).toBe(1)
    expect(far.length).toBeGreaterThan(0)
  })

  it('PRICE-14 fast ride is offered near, in everyday classes only', () => {
    const near = quotesFor(question('ap-IST', 'ap-SAW'), defaultTariff).filter(({ isFastRide }) => isFastRide)
    expect(near.length).toBeGreaterThan(0)
    for (const { carClass } of near) expect(['economy', 'comfort', 'minivan']).toContain(carClass.picture)
    expect(quotesFor(question('ap-IST', 'ap-AYT'), defaultTariff).some(({ isFastRide }) => isFastRide)).toBe(
      false,
    )
  })
})
