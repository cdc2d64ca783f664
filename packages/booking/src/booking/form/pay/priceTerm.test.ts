import { describe, expect, it } from 'vitest'
import { createMessages } from '../../../module/messages.ts'
import type { PriceRow } from './priceRows.ts'
import { priceTerm } from './priceTerm.ts'

async function say(row: Partial<PriceRow>): Promise<string> {
  const messages = createMessages({
    report(error) {
      throw error
    },
    wait() {},
  })
  await messages.load('en', 'order')
  const t = messages.translator('en', 'order')
  if (!t) throw new Error('No texts')
  const whole: PriceRow = { key: 'x', kind: 'extra', leg: null, amount: 1, line: null, price: null, ...row }
  return priceTerm(whole, t).replace(/[\u2068\u2069]/g, '')
}

const lineOf = (type: string, name: string | null = null): PriceRow['line'] => ({
  service: {
    id: type,
    type,
    category: type,
    defaultInclude: false,
    includedInPrice: false,
    name,
    price: null,
  },
  amount: 1,
  price: null,
})

describe('what a row of the summary is for', () => {
  it.each([
    ['tollroad', 'Toll roads'],
    ['table', 'Meeting with a name sign'],
    ['wifi_on_board', 'Extra service'],
    ['constructor', 'Extra service'],
  ])('BOOK-38 ERR-08 an extra %s without a name is none of the wire', async (type, text) => {
    expect(await say({ line: lineOf(type) })).toBe(text)
    expect(await say({ line: lineOf(type, 'Water') })).toBe('Water')
  })

  it('BOOK-38 of two rides it says which', async () => {
    expect(await say({ line: lineOf('table'), leg: 'return' })).toBe('Meeting with a name sign, way back')
    expect(await say({ kind: 'ride', leg: 'outbound' })).toBe('Way there')
  })

  it('BOOK-38 a seat by its kind and number, one of an unknown kind as a seat for a child', async () => {
    expect(await say({ kind: 'seat', line: lineOf('booster'), amount: 2 })).toMatch(
      /^Booster.*\u00a0×\u00a02$/,
    )
    expect(await say({ kind: 'seat', line: lineOf('throne') })).toBe('Child seat')
  })
})
