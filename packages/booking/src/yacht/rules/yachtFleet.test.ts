import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pickRandom, recentYachts } from './yachtFleet.ts'

describe('the yachts that were booked lately', () => {
  it.each(['ru', 'en'] as const)('YACHT-01 the list in %s has more than the six that are shown', (lang) => {
    const list = recentYachts[lang]
    expect(list.length).toBeGreaterThan(6)
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
    for (const { guests, hours } of list) {
      expect(guests >= 1 && guests <= 50).toBe(true)
      expect((hours >= 2 && hours <= 12) || (hours % 24 === 0 && hours <= 336)).toBe(true)
    }
  })
  it('YACHT-01 the lists are of each language', () => {
    expect(recentYachts.ru.every(({ place }) => /^[А-ЯЁа-яё -]+$/.test(place))).toBe(true)
    expect(recentYachts.en.some(({ place }) => /[А-Яа-я]/.test(place))).toBe(false)
  })

  it('YACHT-01 six are picked, none twice, whatever chance says', () => {
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(fc.array(chance, { minLength: 6, maxLength: 6 }), (dice) => {
        const picked = pickRandom(recentYachts.en, 6, () => dice.shift() ?? 0)
        expect(new Set(picked).size).toBe(6)
        for (const yacht of picked) expect(recentYachts.en).toContain(yacht)
      }),
    )
  })
  it('YACHT-01 each of a list can come', () => {
    const seen = new Set<number>()
    for (let at = 0; at < 12; at++)
      for (const one of pickRandom([...Array(12).keys()], 1, () => at / 12)) seen.add(one)
    expect(seen.size).toBe(12)
  })
  it('a list that is shorter comes whole', () => {
    expect(pickRandom([1, 2], 6, () => 0)).toEqual([1, 2])
  })
})
