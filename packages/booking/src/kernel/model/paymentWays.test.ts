import { describe, expect, it } from 'vitest'
import { paymentWaysOf } from './paymentWays.ts'
import { isCardOnly, paymentWays, unknownUser } from './user.ts'

describe('paymentWaysOf', () => {
  it.each([
    [true, true, 'cash', 'card cash'],
    [true, false, 'card', 'card cash'],
    [true, false, null, 'card cash'],
    [false, true, 'cash', 'card'],
    [false, true, null, 'card'],
    [false, false, 'card', 'card'],
    [false, false, 'cash', 'cash'],
    [false, false, 'CARD', 'card cash'],
    [false, false, '', 'card cash'],
    [false, false, null, 'card cash'],
  ])('BOOK-57 card and cash %s, card only %s, system %s: %s', (cardAndCash, cardOnly, basicSystem, ways) => {
    const payment = paymentWaysOf({ cardAndCash, cardOnly, basicSystem })
    const user = { ...unknownUser, payment }
    expect(paymentWays(user).join(' ')).toBe(ways)
    expect(isCardOnly(user)).toBe(ways === 'card')
  })

  it('BOOK-57 who may pay in no way is not card-only', () => {
    const user = { ...unknownUser, payment: { card: false, cash: false } }
    expect(paymentWays(user)).toEqual([])
    expect(isCardOnly(user)).toBe(false)
  })
})
