import { describe, expect, it } from 'vitest'
import { createFullDraft } from '../../testing/fixtures.ts'
import { rideOf } from '../draft.ts'
import { bonusViolations } from './bonus.ts'
import { isCardNumber } from './cardNumber.ts'

const digits = (length: number) => '7'.repeat(length)

describe('the number of a loyalty card', () => {
  it.each([0, 10, 11, 13, 16])('BOOK-35 %i digits are well', (length) => {
    expect(isCardNumber(digits(length))).toBe(true)
  })
  it.each([1, 9, 12, 14, 15, 17, 100])('BOOK-35 %i digits are not', (length) => {
    expect(isCardNumber(digits(length))).toBe(false)
  })
  it.each(['+777777777', '77777 7777', '777777777a', '１２３４５６７８９０', ' 7777777777', '7777777777\n'])(
    'BOOK-35 %j is more than digits',
    (text) => {
      expect(isCardNumber(text)).toBe(false)
    },
  )
})

describe('the numbers of certificate and miles', () => {
  const codes = (parts: Parameters<typeof createFullDraft>[0]) =>
    bonusViolations(createFullDraft(parts)).map(({ code, field }) => [code, field])

  it('BOOK-34 nothing said is well', () => {
    expect(codes({})).toEqual([])
  })

  it('BOOK-34 a number that is none is refused at its field; space around it is not part of it', () => {
    expect(codes({ milesNumber: ' 1007 ' })).toEqual([])
    expect(codes({ milesNumber: '1000' })).toEqual([['DataForms.Forms.ErrorBonusNumber', 'milesNumber']])
  })

  it('BOOK-32 a certificate that was typed and not applied keeps from booking', () => {
    const open = [['DataForms.WherryBonus.notApplied', 'certificate']]
    expect(codes({ certificate: 'WHERRY-10' })).toEqual(open)
    expect(codes({ certificate: 'WHERRY-10', hash: 'WHERRY-10' })).toEqual([])
    expect(codes({ certificate: '  ' })).toEqual([])
    const returnRide = { ...rideOf(createFullDraft()), isFastRide: true }
    expect(codes({ certificate: 'WHERRY-10', returnRide })).toEqual(open)
  })

  it('BOOK-32 a loyalty card that is to pay and has no number keeps from booking', () => {
    expect(codes({ byCard: true })).toEqual([['DataForms.WherryBonus.noCard', 'certificate']])
    expect(codes({ byCard: true, certificate: '7001009000017', hash: '7001009000017' })).toEqual([])
    expect(codes({ byCard: true, isFastRide: true })).toEqual([])
    expect(codes({ byCard: false })).toEqual([])
  })

  it('BOOK-16 a fast ride takes no certificate: what was typed stays and asks nothing', () => {
    expect(codes({ certificate: 'WHERRY-10', isFastRide: true })).toEqual([])
  })

  it('BOOK-50 no certificate is added to an order that is changed', () => {
    const change = { orderId: '1', transaction: 't', number: '1' }
    expect(codes({ certificate: 'WHERRY-10', change })).toEqual([])
  })
})
