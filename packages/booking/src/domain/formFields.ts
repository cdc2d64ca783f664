import type { Draft, Leg } from './booking.ts'
import { companyShown } from './company.ts'
import { legOf, legsOf, offersOf } from './draft.ts'
import { isBonusIdle } from './recalculation.ts'
import { wishTexts } from './rules/extras.ts'
import { fieldsOfPassenger, passengerRulesOf } from './rules/passenger.ts'
import { seatTypesOf } from './seats.ts'
import { hasSign } from './sign.ts'
import { orderedFieldsOf } from './trip.ts'
import { seesAgreement, type User } from './user.ts'
import { fieldOf } from './violation.ts'

/**
 * Names of all fields that the form of a draft has for a user, as a violation names them. A date has two controls of its
 * own: the day under the field's name, the time under `….time`.
 */
export function formFieldsOf(draft: Draft, user: User): string[] {
  const shown = companyShown(draft, user)
  const rules = passengerRulesOf(user)
  const hasSeats = draft.children > 0 && seatTypesOf(...offersOf(draft)).length > 0
  const fields = [
    ...legsOf(draft).flatMap((leg) => rideFieldsOf(draft, leg, shown.internalNumber !== 'off')),
    'adults',
    'children',
    hasSeats && 'childSeats',
    ...draft.passengers.flatMap((_, index) =>
      fieldsOfPassenger(rules, index, draft).map((part) => `passengers.${index}.${part}`),
    ),
    shown.reason !== 'off' && 'policyReason',
    shown.costCenter !== 'off' && 'costCenter',
    shown.orderNumber !== 'off' && 'orderNumber',
    shown.reference && 'tripReference',
    ...(shown.coordinator ? ['coordinator.name', 'coordinator.phone'] : []),
    ...draft.viewers.map((_, index) => `viewers.${index}`),
    'viewers',
    'notes',
    !draft.change && !isBonusIdle(draft) && 'certificate',
    'milesNumber',
    seesAgreement(user) && 'agreement',
  ]
  return fields.filter((field) => field !== false)
}

/** Fields that the form asks of one ride. */
function rideFieldsOf(draft: Draft, leg: Leg, isNumbered: boolean): string[] {
  const ride = legOf(draft, leg)
  if (!ride) return []
  const { offer, flexibleTariff } = ride
  const fields = [
    ...orderedFieldsOf(offer.routeType).flatMap((field) =>
      field === 'dateArrival' || field === 'dateDeparture' ? [field, `${field}.time`] : [field],
    ),
    hasSign(ride) && 'sign',
    offer.flexibleTariff && flexibleTariff && offer.flexibleTariffAgreement && 'flexibleAgreement',
    isNumbered && 'internalNumber',
    ...wishTexts,
  ]
  return fields.flatMap((field) => (field ? [fieldOf(leg, field)] : []))
}
