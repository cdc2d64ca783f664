import { describe, expect, it } from 'vitest'
import { showsLoyalty } from './loyalty.ts'

const place = { user: { loyalty: 1.5 }, currency: 'RUB', lang: 'ru', isFramed: false } as const

describe('the loyalty bonus', () => {
  it('BOOK-33 shows with a coefficient above 0, in RUB, in Russian, outside a frame', () => {
    expect(showsLoyalty(place)).toBe(true)
    expect(showsLoyalty({ ...place, user: { loyalty: 0.01 } })).toBe(true)
  })
  it.each([
    ['no coefficient', { user: { loyalty: 0 } }],
    ['a coefficient below 0', { user: { loyalty: -1 } }],
    ['another currency', { currency: 'EUR' }],
    ['another language', { lang: 'en' }],
    ['a frame', { isFramed: true }],
  ] as const)('BOOK-33 does not show with %s', (_, parts) => {
    expect(showsLoyalty({ ...place, ...parts })).toBe(false)
  })
})
