import { describe, expect, it } from 'vitest'
import { lookUpPoint } from './lookUpPoint.ts'

const how = (term: string) =>
  lookUpPoint(
    term,
    async (point) => `point ${point}`,
    async (same) => `term ${same}`,
  )

describe('lookUpPoint', () => {
  it('a point in any form is asked as the service takes it, any other term as it is', async () => {
    expect(await how('41°00′29.52″N 28°58′42.24″E')).toBe('point 41.0082,28.9784')
    expect(await how('55,7558 37,6173')).toBe('point 55.7558,37.6173')
    expect(await how('Moda Caddesi 142')).toBe('term Moda Caddesi 142')
    expect(await how('12, 34 Main Street')).toBe('term 12, 34 Main Street')
  })
})
