import type { Draft } from '../domain/booking.ts'
import { capacityOf, withUser } from '../domain/draft.ts'
import { withOwnData, withoutOwnData, withTyped } from '../domain/ownPassenger.ts'
import { fitParty, withAdults, withChildren, withChildSeats } from '../domain/party.ts'
import type { Passenger } from '../domain/passenger.ts'
import { type User, unknownUser } from '../domain/user.ts'
import type { BookingAction } from './bookingActions.ts'
import type { BookingState } from './bookingState.ts'
import { withPeople } from './passengerRows.ts'
import { fieldKeyOf } from './touched.ts'

/** The booking after something was said of all its rides. Null: the action is about something else. */
export function peopleChanged(state: BookingState, draft: Draft, action: BookingAction): BookingState | null {
  switch (action.type) {
    case 'userKnown':
      return known(state, draft, action.user)
    case 'particularSet':
      return { ...state, draft: { ...draft, ...action.said } }
    case 'prefilled': {
      const said = { ...draft, ...action.draft, change: action.change ?? null }
      const earlier = action.earlier === undefined ? state.earlier : action.earlier
      // Rows of its own passengers are all there is of them.
      const before = action.draft.passengers ? { ...state, draft: null, aside: [] } : state
      return { ...withPeople(before, fitParty(said, capacityOf(said)), said), earlier }
    }
    case 'adultsSet': {
      const next = withAdults(draft, action.count, capacityOf(draft))
      return withPeople(state, next, { adults: next.adults, children: draft.children })
    }
    case 'childrenSet': {
      const next = withChildren(draft, action.count, capacityOf(draft))
      return { ...withPeople(state, next, next), adultsCut: state.adultsCut }
    }
    case 'seatsSet':
      return { ...state, draft: withChildSeats(draft, action.seat, action.count) }
    case 'passengerEntered': {
      const typed = withTyped(draft, action.uniqId, action.field)
      return { ...state, draft: { ...typed, passengers: draft.passengers.map(entered(action)) } }
    }
    case 'forAnotherSet':
      return forAnother(state, draft, action.isForAnother)
    case 'notesEntered':
      return { ...state, draft: { ...draft, notes: action.value } }
    case 'agreementSet':
      return { ...state, draft: { ...draft, agreement: action.agreed } }
    default:
      return null
  }
}

/** A field that the user's own data leave empty is asked of somebody else: it is new (BOOK-13). */
function forAnother(state: BookingState, draft: Draft, isForAnother: boolean): BookingState {
  if (!isForAnother) return { ...state, draft: withOwnData(draft, state.filledFor ?? unknownUser) }
  const emptied = (draft.own?.filled ?? []).map((part) => fieldKeyOf(`passengers.0.${part}`, draft))
  const touched = state.touched.filter((key) => !emptied.includes(key))
  return { ...state, draft: withoutOwnData(draft), touched }
}

/** Of the rows a platform's own list is whole; who was told of a car too small stays told. */
function known(state: BookingState, draft: Draft, user: User): BookingState {
  const { adultsCut, childrenCut, filledFor } = state
  // Who is here has been read anew: that somebody has to sign in is over.
  const failure = state.failure?.reason === 'signIn' ? null : state.failure
  const next = { ...state, failure, filledFor: user }
  const filled = withUser(draft, user, filledFor)
  if (user.keepsPassengers === (filledFor?.keepsPassengers ?? false)) return { ...next, draft: filled }
  return { ...withPeople(next, filled), adultsCut, childrenCut }
}

function entered({ uniqId, field, value }: Extract<BookingAction, { type: 'passengerEntered' }>) {
  return (passenger: Passenger): Passenger =>
    passenger.uniqId === uniqId ? { ...passenger, [field]: value } : passenger
}
