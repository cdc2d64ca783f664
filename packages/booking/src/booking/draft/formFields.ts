import type { Draft, Leg } from '../../kernel/model/booking.ts'
import { orderedFieldsOf } from '../../kernel/model/trip.ts'
import { seesAgreement, type User } from '../../kernel/model/user.ts'
import { fieldOf } from '../../kernel/values/violation.ts'
import { wishTexts } from '../rules/extras.ts'
import { fieldsOfPassenger, passengerRulesOf } from '../rules/passenger.ts'
import { companyFieldsOf } from './company.ts'
import { legOf, legsOf, offersOf } from './draft.ts'
import { isBonusIdle } from './recalculation.ts'
import { seatTypesOf } from './seats.ts'
import { hasSign } from './sign.ts'

/**
 * Names of all fields in a user's form of a draft, as in a violation. A date has two controls: the day with
 * the field's name, the time with `….time`.
 */
export function formFieldsOf(draft: Draft, user: User): string[] {
  const rules = passengerRulesOf(user)
  const hasSeats = draft.children > 0 && seatTypesOf(...offersOf(draft)).length > 0
  const fields = [
    ...legsOf(draft).flatMap((leg) => rideFieldsOf(draft, leg)),
    'adults',
    'children',
    hasSeats && 'childSeats',
    ...draft.passengers.flatMap((_, index) =>
      fieldsOfPassenger(rules, index, draft).map((part) => `passengers.${index}.${part}`),
    ),
    ...companyFieldsOf(draft, user),
    ...draft.viewers.map((_, index) => `viewers.${index}`),
    'viewers',
    'notes',
    !draft.change && !isBonusIdle(draft) && 'certificate',
    'milesNumber',
    seesAgreement(user) && 'agreement',
  ]
  return fields.filter((field) => field !== false)
}

/** Fields of the form for one ride. */
function rideFieldsOf(draft: Draft, leg: Leg): string[] {
  const ride = legOf(draft, leg)
  if (!ride) return []
  const { offer, flexibleTariff } = ride
  const fields = [
    ...orderedFieldsOf(offer.routeType).flatMap((field) =>
      field === 'dateArrival' || field === 'dateDeparture' ? [field, `${field}.time`] : [field],
    ),
    hasSign(ride) && 'sign',
    offer.flexibleTariff && flexibleTariff && offer.flexibleTariffAgreement && 'flexibleAgreement',
    ...wishTexts,
  ]
  return fields.flatMap((field) => (field ? [fieldOf(leg, field)] : []))
}
