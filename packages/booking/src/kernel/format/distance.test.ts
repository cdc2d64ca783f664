import { describe, expect, it } from 'vitest'
import { distance } from './distance.ts'

describe('distance', () => {
  it.each([
    ['en', 800, '800\u00a0m'],
    ['en', 3400, '3.4\u00a0km'],
    ['en', 52_000, '52\u00a0km'],
    ['ru', 3400, '3,4\u00a0км'],
    ['ru', 800, '800\u00a0м'],
    ['es', 52_000, '52\u00a0km'],
  ] as const)('PRICE-15 I18N-02 in %s %i m is %s', (lang, meters, written) => {
    expect(distance(meters, lang)).toBe(written)
  })
})
