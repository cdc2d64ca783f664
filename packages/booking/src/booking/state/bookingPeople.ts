import type { Draft } from '../../kernel/model/booking.ts'
import type { Passenger } from '../../kernel/model/passenger.ts'
import { type User, unknownUser } from '../../kernel/model/user.ts'
import { capacityOf, withUser } from '../draft/draft.ts'
import { withOwnData, withoutOwnData, withTyped } from '../draft/ownPassenger.ts'
import { fitParty, withAdults, withChildren, withChildSeats } from '../draft/party.ts'
import type { BookingAction } from './bookingActions.ts'
import type { FormState } from './bookingState.ts'
import { withoutFailure } from './nextProgress.ts'
import { peopleOf, withPeople } from './passengerRows.ts'
import { fieldKeyOf } from './touched.ts'

/**
 * Returns the booking after an action on the fields that all its rides share. Null: the action is about
 * something else.
 */
export function peopleChanged(state: FormState, draft: Draft, action: BookingAction): FormState | null {
  switch (action.type) {
    case 'userKnown':
      return known(state, draft, action.user)
    case 'particularSet':
      return { ...state, draft: { ...draft, ...action.said } }
    case 'prefilled': {
      const said = { ...draft, ...action.draft, change: action.change ?? null }
      const earlier = action.earlier === undefined ? state.earlier : action.earlier
      // The passengers of an earlier order replace all rows.
      const before = action.draft.passengers ? { ...state, draft: null, aside: [] } : state
      return { ...state, ...peopleOf(before, fitParty(said, capacityOf(said)), said), earlier }
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

/**
 * Switches between the user and another passenger. Fields that are emptied count as untouched, so they are
 * not red (BOOK-13).
 */
function forAnother(state: FormState, draft: Draft, isForAnother: boolean): FormState {
  if (!isForAnother) return { ...state, draft: withOwnData(draft, state.filledFor ?? unknownUser) }
  const emptied = (draft.own?.filled ?? []).map((part) => fieldKeyOf(`passengers.0.${part}`, draft))
  const touched = state.touched.filter((key) => !emptied.includes(key))
  return { ...state, draft: withoutOwnData(draft), touched }
}

/**
 * Applies the user's settings. The rows are fitted again if `keepsPassengers` has changed. Notices about a
 * car that is too small stay.
 */
function known(state: FormState, draft: Draft, user: User): FormState {
  const { adultsCut, childrenCut, filledFor } = state
  // The settings were read again, so an earlier request to sign in is obsolete.
  const next = { ...state, progress: withoutFailure(state.progress, 'signIn'), filledFor: user }
  const filled = withUser(draft, user, filledFor)
  if (user.keepsPassengers === (filledFor?.keepsPassengers ?? false)) return { ...next, draft: filled }
  return { ...withPeople(next, filled), adultsCut, childrenCut }
}

function entered({ uniqId, field, value }: Extract<BookingAction, { type: 'passengerEntered' }>) {
  return (passenger: Passenger): Passenger =>
    passenger.uniqId === uniqId ? { ...passenger, [field]: value } : passenger
}
