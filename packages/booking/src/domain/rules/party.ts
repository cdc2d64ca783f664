import type { Offer } from '../offer.ts'
import { childrenLimit, type Party, seatTotal } from '../party.ts'
import { childSeatsAvailable } from '../seats.ts'
import type { Violation } from '../violation.ts'

/** All people fit into the car. */
export function fitsCapacity(party: Party, capacity: number): Violation | null {
  return party.adults + party.children > capacity
    ? { code: 'DataForms.Forms.ErrorCapacity', field: 'adults', params: { max: capacity } }
    : null
}

/** childrenAmountError: at most 6 children. */
export function childrenAmount(children: number): Violation | null {
  return children > childrenLimit
    ? { code: 'DataForms.Forms.ErrorChildrenAmount', field: 'children', params: { max: childrenLimit } }
    : null
}

/** Where children ride and an offer has child seats, at least one is chosen, and never more than children. */
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
