import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offer } from '../../testing/arbitraries.ts'
import { createOffer } from '../../testing/samples/fixtures.ts'
import { changedPrices, offerKeys } from './offerChanges.ts'

const eur = (minor: number) => ({ minor, currency: 'EUR' })
const of = (priceId: string, providerId: string, minor: number) =>
  createOffer({ priceId, price: eur(minor), provider: { ...createOffer().provider, id: providerId } })

describe('a list that is asked again', () => {
  it('PRICE-21 names the former price of what costs something else now, whatever its price id', () => {
    const former = [of('1', 'A', 5000), of('2', 'B', 6000), of('3', 'C', 7000)]
    const now = [of('9', 'B', 6500), of('8', 'A', 5000), of('7', 'D', 100)]
    expect([...changedPrices(former, now)]).toEqual([[now[0], eur(6000)]])
    expect(changedPrices([], now).size).toBe(0)
    const dollars = now.map((one) => ({ ...one, price: { minor: 1, currency: 'USD' } }))
    expect(changedPrices(former, dollars).size).toBe(0)
  })
  it('PRICE-21 offers of one class and provider are told apart by their order', () => {
    const former = [of('1', 'A', 5000), of('2', 'A', 9000), of('3', 'A', 9900)]
    const now = [of('4', 'A', 5000), of('5', 'A', 9500), of('6', 'A', 9900)]
    expect([...changedPrices(former, now)]).toEqual([[now[1], eur(9000)]])
    expect(new Set(offerKeys(former).values()).size).toBe(3)
  })
  it('PRICE-21 the same provider with another class is another offer', () => {
    const [small] = [of('1', 'A', 5000)]
    const large = { ...of('2', 'A', 6000), carClass: { ...createOffer().carClass, id: 'another' } }
    expect(changedPrices([small], [large]).size).toBe(0)
  })
  it('PRICE-21 every offer of a list has a name of its own, the same in the next list', () => {
    fc.assert(
      fc.property(fc.array(offer, { maxLength: 60 }), (list) => {
        const names = [...offerKeys(list).values()]
        expect(new Set(names).size).toBe(list.length)
        const next = list.map((one, at) => ({ ...one, priceId: String(at) }))
        expect([...offerKeys(next).values()]).toEqual(names)
        expect(changedPrices(list, next).size).toBe(0)
      }),
    )
  })
})
