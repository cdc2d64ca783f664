import { describe, expect, it } from 'vitest'
import { noChildSeats } from '../../kernel/model/booking.ts'
import { createOffer } from '../../testing/samples/fixtures.ts'
import { childrenAmount, childSeats, fitsCapacity } from './party.ts'

describe('people', () => {
  const party = (adults: number, children: number, seat = 0) => ({
    adults,
    children,
    childSeats: { ...noChildSeats, seat },
  })
  it('BOOK-17 three fit into three, four do not', () => {
    expect(fitsCapacity(party(2, 1), 3)).toBeNull()
    expect(fitsCapacity(party(2, 2), 3)).toEqual({
      code: 'DataForms.Forms.ErrorCapacity',
      field: 'adults',
      params: { max: 3 },
    })
  })
  it('BOOK-17 six children pass, seven do not', () => {
    expect(childrenAmount(6)).toBeNull()
    expect(childrenAmount(7)).toEqual({
      code: 'DataForms.Forms.ErrorChildrenAmount',
      field: 'children',
      params: { max: 6 },
    })
  })
  it('BOOK-18 children need a seat where the offer has seats', () => {
    expect(childSeats(party(1, 1), createOffer())?.code).toBe('DataForms.Forms.ErrorChildSeats')
    expect(childSeats(party(1, 2, 1), createOffer())).toBeNull()
    expect(childSeats(party(1, 0), createOffer())).toBeNull()
    expect(childSeats(party(1, 1), createOffer({ services: [] }))).toBeNull()
    expect(childSeats(party(1, 1), createOffer({ childSeatsAvailable: false }))).toBeNull()
  })
  it('BOOK-18 of two rides one with seats is enough to need one', () => {
    const without = createOffer({ childSeatsAvailable: false })
    const error = { code: 'DataForms.Forms.ErrorChildSeats', field: 'childSeats' }
    expect(childSeats(party(1, 1), createOffer(), without)).toEqual(error)
    expect(childSeats(party(1, 1), without, createOffer())).toEqual(error)
    expect(childSeats(party(1, 1), without, without)).toBeNull()
  })
  it('BOOK-17 there are no more seats than children', () => {
    expect(childSeats(party(1, 1, 2), createOffer())).toEqual({
      code: 'DataForms.Forms.ErrorSeatsOverChildren',
      field: 'childSeats',
      params: { max: 1 },
    })
  })
})
