import type { Draft } from './booking.ts'
import { maxCapacity } from './offer.ts'
import { flightNumber } from './rules/flightNumber.ts'
import { childrenAmount, childSeats, fitsCapacity } from './rules/party.ts'
import { passengerRulesOf, passengerViolations } from './rules/passenger.ts'
import { requiredText } from './rules/requiredText.ts'
import { agreement, payment } from './rules/terms.ts'
import { textLength, textLimits } from './rules/textLength.ts'
import { trainNumber, wagonNumber } from './rules/trainNumber.ts'
import { departureTime, pickupTime, requiredTime } from './rules/tripTime.ts'
import { isCivilDateTime } from './time.ts'
import { timeZoneOf } from './timeZone.ts'
import {
  dateArrivalOf,
  dateDepartureOf,
  fieldsOf,
  hasField,
  orderedFieldsOf,
  type TripField,
  type TripTextField,
} from './trip.ts'
import type { User } from './user.ts'
import type { Violation } from './violation.ts'

const textRules: Record<TripTextField, (value: string, field: string) => Violation | null> = {
  arrivalNumber: () => null,
  departureNumber: () => null,
  arrivalTerminal: (value, field) => textLength(value, textLimits.terminal, field),
  departureTerminal: (value, field) => textLength(value, textLimits.terminal, field),
  arrivalTrainNumber: trainNumber,
  departureTrainNumber: trainNumber,
  arrivalWagonTrainNumber: wagonNumber,
}

function tripFieldViolations(
  draft: Draft,
  field: TripField,
  isRequired: boolean,
  now: number,
): readonly (Violation | null)[] {
  const { form } = draft
  const timeZone = timeZoneOf(draft.from)
  const arrival = dateArrivalOf(form)
  if (field === 'dateArrival') {
    const missing = requiredTime(form.arrivalDate, form.arrivalTime, field)
    return missing.length > 0 || !arrival ? missing : [pickupTime(arrival, timeZone, now)]
  }
  if (field === 'dateDeparture') {
    const missing = requiredTime(form.departureDate, form.departureTime, field)
    const departure = dateDepartureOf(form)
    if (missing.length > 0 || !departure || !arrival || !isCivilDateTime(arrival)) return missing
    return [departureTime(departure, arrival, timeZone)]
  }
  return [(isRequired ? requiredText(form[field], field) : null) ?? textRules[field](form[field], field)]
}

/**
 * What is wrong with the trip's own form, in the order of its fields: one violation a field at most, of a date one a
 * half. `now` in epoch milliseconds.
 */
export function tripViolations(draft: Draft, now: number): Violation[] {
  const { routeType } = draft.offer
  const { required } = fieldsOf(routeType)
  return orderedFieldsOf(routeType)
    .flatMap((field) => tripFieldViolations(draft, field, required.includes(field), now))
    .filter((violation) => violation !== null)
}

/**
 * All that keeps a draft from being booked, in the order of the form: one violation a field at most, of a date one a
 * half; empty: it can be sent. What the service says (the time check) is not in here. `now` in epoch milliseconds.
 */
export function validateDraft(draft: Draft, user: User, now: number): Violation[] {
  const rules = passengerRulesOf(user)
  return [
    ...tripViolations(draft, now),
    textLength(draft.table, textLimits.table, 'table'),
    fitsCapacity(draft, maxCapacity([draft.offer])),
    childrenAmount(draft.children),
    childSeats(draft, draft.offer),
    ...draft.passengers.flatMap((row, index) => passengerViolations(row, index, rules)),
    textLength(draft.notes, textLimits.notes, 'notes'),
    payment(draft.payment, user),
    agreement(draft.agreement, user),
  ].filter((violation) => violation !== null)
}

/** What looks odd but does not keep a draft from being booked: unusual flight numbers. */
export function draftWarnings(draft: Draft): Violation[] {
  const { routeType } = draft.offer
  return (['arrivalNumber', 'departureNumber'] as const)
    .map((field) => (hasField(routeType, field) ? flightNumber(draft.form[field], field) : null))
    .filter((violation) => violation !== null)
}
