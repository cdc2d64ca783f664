import { describe, expect, it } from 'vitest'
import { isStoredTrue } from '../values/isStoredTrue.ts'
import { isShowable, mayOpenPromo, sortPromotions } from './promo.ts'

describe('promotions', () => {
  it('PRICE-18 the start promotion of 2025 comes first, the others as they came', () => {
    const one = (slug: string) => ({ id: slug, slug, title: slug, text: null, code: null })
    const sorted = sortPromotions([one('b'), one('start-2025'), one('a')])
    expect(sorted.map(({ slug }) => slug)).toEqual(['start-2025', 'b', 'a'])
  })

  it.each([
    [null, null, false],
    ['Sale', null, true],
    [null, 'Ten percent off', true],
    ['Sale', 'Ten percent off', true],
  ])('PRICE-18 one with the title %j and the text %j has something to say: %s', (title, text, has) => {
    expect(isShowable({ id: '1', slug: 'a', code: null, title, text })).toBe(has)
  })

  it.each(['true', 'TRUE', 'True', 'tRuE'])('SHELL-22 %j is yes', (stored) => {
    expect(isStoredTrue(stored)).toBe(true)
  })
  it.each([null, '', 'false', '1', 'yes', ' true', 'true ', 'truе'])('SHELL-22 %j is not', (stored) => {
    expect(isStoredTrue(stored)).toBe(false)
  })

  const day = 86_400_000
  const now = 1_900_000_000_000
  it.each([
    [{ isOpenedNow: false, lastAt: null }, true],
    [{ isOpenedNow: true, lastAt: null }, false],
    [{ isOpenedNow: false, lastAt: now - day }, true],
    [{ isOpenedNow: false, lastAt: now - day + 1 }, false],
    [{ isOpenedNow: true, lastAt: now - 2 * day }, false],
    [{ isOpenedNow: false, lastAt: now }, false],
    [{ isOpenedNow: false, lastAt: now + 1 }, true],
  ])('SHELL-22 once a session and a day apart: %j gives %j', (openings, may) => {
    expect(mayOpenPromo(openings, now)).toBe(may)
  })
})
