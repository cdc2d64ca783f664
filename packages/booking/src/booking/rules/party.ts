import type { Offer } from '../../kernel/model/offer.ts'
import type { Violation } from '../../kernel/values/violation.ts'
import { childrenLimit, type Party, seatTotal } from '../draft/party.ts'
import { childSeatsAvailable } from '../draft/seats.ts'

/** Violation if there are more people than seats in the car. */
export function fitsCapacity(party: Party, capacity: number): Violation | null {
  return party.adults + party.children > capacity
    ? { code: 'DataForms.Forms.ErrorCapacity', field: 'adults', params: { max: capacity } }
    : null
}

/** Violation (childrenAmountError) if there are more than 6 children. */
export function childrenAmount(children: number): Violation | null {
  return children > childrenLimit
    ? { code: 'DataForms.Forms.ErrorChildrenAmount', field: 'children', params: { max: childrenLimit } }
    : null
}

/** Violation if there are more child seats than children, or none while an offer has child seats for them. */
export function childSeats(party: Party, ...offers: readonly Offer[]): Violation | null {
  const seats = seatTotal(party.childSeats)
  if (seats > party.children) {
    return {
      code: 'DataForms.Forms.ErrorSeatsOverChildren',
      field: 'childSeats',
      params: { max: party.children },
    }
  }
  const isMissing = party.children > 0 && seats === 0 && offers.some(childSeatsAvailable)
  return isMissing ? { code: 'DataForms.Forms.ErrorChildSeats', field: 'childSeats' } : null
}
