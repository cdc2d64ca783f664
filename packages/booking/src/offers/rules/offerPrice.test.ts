import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowsReturn } from '../../search/rules/allowsReturn.ts'
import { returnOffer, returnsIn } from '../../search/rules/returnOffer.ts'
import { createOffer } from '../../testing/samples/fixtures.ts'
import { cheapestPair, comparedPrice, offerPrice, singleRide } from './offerPrice.ts'

const eur = (minor: number) => ({ minor, currency: 'EUR' })
const inr = (minor: number) => ({ minor, currency: 'INR' })
const offer = createOffer({
  price: eur(5400),
  pricePerStop: eur(800),
  alternativePrice: inr(500_000),
  alternativePricePerStop: inr(70_000),
})
const back = createOffer({ priceId: 'back', price: eur(5000), alternativePrice: inr(460_000) })

describe('what an offer is said to cost', () => {
  it('PRICE-04 a single ride costs its price', () => {
    const { total, there, back: way, stops, wayBack } = offerPrice(offer, singleRide)
    expect([total, there, way, stops, wayBack]).toEqual([eur(5400), eur(5400), null, 'none', 'notWanted'])
  })
  it('PLACE-16 each stop adds its price as a preview; one that has none is not counted', () => {
    const two = { ...singleRide, stops: 2 }
    expect(offerPrice(offer, two)).toMatchObject({
      total: eur(7000),
      stops: 'counted',
      alternative: inr(640_000),
    })
    const silent = createOffer({ price: eur(5400), pricePerStop: null })
    expect(offerPrice(silent, two)).toMatchObject({ total: eur(5400), stops: 'uncounted', alternative: null })
    expect(offerPrice({ ...offer, alternativePricePerStop: null }, two).alternative).toBeNull()
  })
  it('PRICE-12 there and back is the sum of both, stops on the way there', () => {
    const pair = offerPrice(offer, { stops: 1, wayBackOf: () => back, isAskingBack: false })
    expect(pair).toEqual({
      total: eur(11_200),
      there: eur(6200),
      back: eur(5000),
      alternative: inr(1_030_000),
      wayBack: 'known',
      stops: 'counted',
    })
  })
  it('PRICE-13 without a way back the price stays that of the way there, and stands last', () => {
    const none = { stops: 0, wayBackOf: () => null }
    expect(offerPrice(offer, { ...none, isAskingBack: true }).wayBack).toBe('asking')
    const missing = offerPrice(offer, { ...none, isAskingBack: false })
    expect(missing).toMatchObject({ total: eur(5400), back: null, wayBack: 'missing' })
    expect(comparedPrice(missing)).toBe(Number.POSITIVE_INFINITY)
    const foreign = { ...singleRide, wayBackOf: () => createOffer({ price: inr(1) }) }
    expect(offerPrice(offer, foreign).wayBack).toBe('missing')
  })
  it('PRICE-08 an offer is compared by its total, while a way back is asked by the way there', () => {
    expect(comparedPrice(offerPrice(offer, singleRide))).toBe(5400)
    const pair = { stops: 0, wayBackOf: () => back, isAskingBack: false }
    expect(comparedPrice(offerPrice(offer, pair))).toBe(10_400)
    expect(comparedPrice(offerPrice(offer, { ...pair, wayBackOf: () => null, isAskingBack: true }))).toBe(
      5400,
    )
  })
  it('PRICE-17 a single ride needs no second price of a stop; two second currencies make no sum', () => {
    expect(offerPrice({ ...offer, alternativePricePerStop: null }, singleRide).alternative).toEqual(
      inr(500_000),
    )
    expect(offerPrice({ ...offer, alternativePrice: null }, singleRide).alternative).toBeNull()
    const pair = (way: typeof back) =>
      offerPrice(offer, { stops: 0, wayBackOf: () => way, isAskingBack: false })
    expect(pair({ ...back, alternativePrice: { minor: 100, currency: 'USD' } })).toMatchObject({
      total: eur(10_400),
      alternative: null,
    })
    expect(pair({ ...back, alternativePrice: null }).alternative).toBeNull()
  })
  it('PRICE-12 names the cheapest pair', () => {
    const dearer = createOffer({ price: eur(5401) })
    expect(cheapestPair([offer, dearer], () => back, 0)).toEqual(eur(10_400))
    expect(cheapestPair([dearer, offer], () => back, 0)).toEqual(eur(10_400))
    const other = createOffer({ price: eur(4000) })
    expect(cheapestPair([offer, other], (one) => (one === offer ? back : null), 0)).toEqual(eur(10_400))
    expect(cheapestPair([offer, other], () => back, 0)).toEqual(eur(9000))
    expect(cheapestPair([offer], () => null, 0)).toBeNull()
  })
  it('PRICE-12 names the cheapest pair with the stops on the way there, as its card does', () => {
    const atStops = createOffer({ price: eur(5000), pricePerStop: eur(1000) })
    const dearer = createOffer({ price: eur(5400), pricePerStop: eur(100) })
    expect(cheapestPair([atStops, dearer], () => back, 0)).toEqual(eur(10_000))
    expect(cheapestPair([atStops, dearer], () => back, 2)).toEqual(eur(10_600))
  })
})

describe('the way back', () => {
  const ride = createOffer({ priceId: 'there', reverse: { price: eur(6000), priceId: 'named' } })
  it('PRICE-12 is the one the offer names, else the same class and provider, else the offer turned round', () => {
    const named = createOffer({ priceId: 'named', provider: { ...ride.provider, id: 'other' } })
    const alike = createOffer({ priceId: 'alike' })
    expect(returnOffer(ride, [alike, named])).toBe(named)
    expect(returnOffer(ride, [alike])).toBe(alike)
    expect(returnOffer(ride, [])).toMatchObject({
      priceId: 'named',
      price: eur(6000),
      start: ride.finish,
      finish: ride.start,
      routeType: 'SUBURB_AIRPORT',
      fastRide: false,
    })
    expect(returnOffer({ ...ride, reverse: null }, [])).toBeNull()
    expect(returnOffer({ ...ride, finish: 'rent' }, [])).toBeNull()
  })
  it('PRICE-12 a class of another provider is no way back', () => {
    const other = createOffer({ priceId: 'x', provider: { ...ride.provider, id: 'other' } })
    expect(returnOffer({ ...ride, reverse: null }, [other])).toBeNull()
  })
  it('PRICE-12 a list of a thousand is read once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 30 }), { maxLength: 60 }), (numbers) => {
        const list = numbers.map((number, at) =>
          createOffer({
            priceId: `p${at}`,
            provider: { ...ride.provider, id: String(number) },
            reverse: null,
          }),
        )
        const find = returnsIn(list)
        for (const one of list)
          expect(find(one)).toBe(list.find(({ provider }) => provider.id === one.provider.id))
      }),
    )
  })
})

it.each([
  [undefined, true],
  ['new', true],
  ['change', false],
  ['repeat', false],
] as const)('PRICE-12 there and back can be chosen for action %s: %s', (action, isOffered) => {
  expect(allowsReturn(action)).toBe(isOffered)
})
