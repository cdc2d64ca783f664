import { describe, expect, it } from 'vitest'
import { createFullDraft } from '../../testing/samples/fixtures.ts'
import { rideOf } from '../draft/draft.ts'
import { bonusViolations, codeNameOf, openCodeOf } from './bonus.ts'
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

  it('BOOK-32 nothing that is said of a certificate keeps from booking', () => {
    expect(codes({ certificate: 'WHERRY-10' })).toEqual([])
    expect(codes({ certificate: '12', byCard: true })).toEqual([])
    expect(codes({ byCard: true })).toEqual([])
  })
})

describe('a code that is meant and not applied', () => {
  const open = (parts: Parameters<typeof createFullDraft>[0]) => openCodeOf(createFullDraft(parts))
  const noCard = 'DataForms.WherryBonus.noCard'

  it('BOOK-32 is what was typed, without the space around it', () => {
    expect(open({ certificate: ' WHERRY-10 ' })).toEqual({ number: 'WHERRY-10', fault: null })
    expect(open({ certificate: 'WHERRY-10', hash: 'WHERRY-10' })).toBeNull()
    expect(open({ certificate: '  ' })).toBeNull()
    const returnRide = { ...rideOf(createFullDraft()), isFastRide: true }
    expect(open({ certificate: 'WHERRY-10', returnRide })?.number).toBe('WHERRY-10')
  })

  it('BOOK-35 of a loyalty card needs its number, and one that is one', () => {
    expect(open({ byCard: true })).toEqual({ number: '', fault: noCard })
    expect(open({ byCard: true, certificate: '12' })?.fault).toBe('DataForms.Forms.ErrorCardNumber')
    expect(open({ byCard: true, certificate: '7001009000017' })?.fault).toBeNull()
    expect(open({ byCard: true, certificate: '7001009000017', hash: '7001009000017' })).toBeNull()
    expect(open({ byCard: true, isFastRide: true })).toBeNull()
    expect(open({ byCard: false })).toBeNull()
  })

  it('BOOK-16 a fast ride takes no certificate: what was typed stays and asks nothing', () => {
    expect(open({ certificate: 'WHERRY-10', isFastRide: true })).toBeNull()
  })

  it('BOOK-50 no certificate is added to an order that is changed', () => {
    const change = { orderId: '1', transaction: 't', number: '1' }
    expect(open({ certificate: 'WHERRY-10', change })).toBeNull()
  })

  it('BOOK-32 a word about it is of no other code', () => {
    const names = [{ certificate: 'A' }, { certificate: 'A', byCard: true }, { certificate: 'B' }].map(
      codeNameOf,
    )
    expect(new Set(names).size).toBe(3)
    expect(codeNameOf({ certificate: ' A ', byCard: false })).toBe(names[0])
  })
})
