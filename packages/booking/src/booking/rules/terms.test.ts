import { describe, expect, it } from 'vitest'
import { createGuest } from '../../testing/samples/fixtures.ts'
import { agreement, payment } from './terms.ts'

describe('terms', () => {
  it('BOOK-57 a way of paying is chosen, and one the user has', () => {
    const cardOnly = createGuest({ payment: { card: true, cash: false } })
    expect(payment(null, cardOnly)).toEqual({ code: 'DataForms.Forms.Required', field: 'payment' })
    expect(payment('card', cardOnly)).toBeNull()
    expect(payment('cash', cardOnly)).toEqual({ code: 'DataForms.Forms.ErrorPayment', field: 'payment' })
  })
  it('BOOK-41 the agreement is ticked by all but contract users', () => {
    expect(agreement(false, createGuest())?.code).toBe('DataForms.Forms.ErrorAgreement')
    expect(agreement(true, createGuest())).toBeNull()
    expect(agreement(false, createGuest({ userType: 'corporate' }))).toBeNull()
    expect(agreement(false, createGuest({ userType: 'corporate', showAgreement: true }))).not.toBeNull()
  })
})
