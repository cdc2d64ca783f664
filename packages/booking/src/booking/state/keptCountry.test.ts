import { describe, expect, it } from 'vitest'
import { readCountry, writeCountry } from './keptCountry.ts'

describe('the country that is remembered', () => {
  it('BOOK-22 REL-07 is read as it was written', () => {
    expect(readCountry(writeCountry('GB'))).toBe('GB')
  })

  it.each([
    null,
    '',
    'GB',
    'null',
    '{"version":2,"country":"GB"}',
    '{"version":1,"country":"gb"}',
    '{"version":1}',
    `{"version":1,"country":"GB","more":"${'x'.repeat(200)}"}`,
  ])('REL-07 %j is nothing', (text) => {
    expect(readCountry(text)).toBeNull()
  })
})
