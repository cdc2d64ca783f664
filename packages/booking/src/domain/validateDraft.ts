import type { Draft, Leg } from './booking.ts'
import { capacityOf, legOf, legsOf, offersOf } from './draft.ts'
import { extrasViolations, wishesViolations } from './extras.ts'
import { readFlight } from './reading/readFlight.ts'
import { bonusViolations } from './rules/bonus.ts'
import { companyViolations, policyViolations } from './rules/company.ts'
import { flightNumber } from './rules/flightNumber.ts'
import { childrenAmount, childSeats, fitsCapacity } from './rules/party.ts'
import { passengerRulesOf, passengerViolations, shownPassenger } from './rules/passenger.ts'
import { unknownPhone } from './rules/phone.ts'
import { requiredText } from './rules/requiredText.ts'
import { returnDeparture, returnTrip } from './rules/returnTrip.ts'
import { sign } from './rules/sign.ts'
import { agreement, payment } from './rules/terms.ts'
import { textLength, textLimits, tooLong } from './rules/textLength.ts'
import { trainNumber, wagonNumber } from './rules/trainNumber.ts'
import { departureTime, pickupTime, requiredTime } from './rules/tripTime.ts'
import { sanitizeLine } from './sanitize.ts'
import { startsInHall } from './sign.ts'
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
import { type Violation, violationOf } from './violation.ts'

const textRules: Record<TripTextField, (value: string, field: string) => Violation | null> = {
  arrivalNumber: (value, field) => tooLong(readFlight(sanitizeLine(value)), textLimits.flight, field),
  departureNumber: (value, field) => tooLong(readFlight(sanitizeLine(value)), textLimits.flight, field),
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
 * What is wrong with the ride's own form, in the order of its fields: one violation a field at most, of a date one a
 * half. `now` in epoch milliseconds.
 */
export function tripViolations(draft: Draft, now: number): Violation[] {
  const { routeType } = draft.offer
  const { required } = fieldsOf(routeType)
  return orderedFieldsOf(routeType)
    .flatMap((field) => tripFieldViolations(draft, field, required.includes(field), now))
    .filter((violation) => violation !== null)
}

/** What is wrong with what is said of one ride. */
function rideViolations(draft: Draft, leg: Leg, now: number): Violation[] {
  const ride = legOf(draft, leg)
  if (!ride) return []
  const found = [...tripViolations(ride, now), startsInHall(ride) ? sign(ride) : null]
  return found.flatMap((violation) => (violation ? [violationOf(leg, violation)] : []))
}

/** What is wrong with the rides, each by itself and one after the other. */
function ridesViolations(draft: Draft, now: number): (Violation | null)[] {
  const rides = legsOf(draft).flatMap((leg) => rideViolations(draft, leg, now))
  const early = returnDeparture(draft)
  // Before its departure is mended, its pickup cannot be.
  if (early) return [...rides.filter(({ field }) => field !== early.field), early]
  const late = returnTrip(draft)
  // A pickup that is wrong by itself is not compared with the ride there.
  return [...rides, rides.some(({ field }) => field === late?.field) ? null : late]
}

/**
 * All that keeps a draft from being booked, in the order of the form: one violation a field at most, of a date one a
 * half; empty: it can be sent. What the service says (the time check) is not in here. `now` in epoch milliseconds.
 */
export function validateDraft(draft: Draft, user: User, now: number): Violation[] {
  const rules = passengerRulesOf(user)
  const found = [
    ...ridesViolations(draft, now),
    fitsCapacity(draft, capacityOf(draft)),
    childrenAmount(draft.children),
    childSeats(draft, ...offersOf(draft)),
    ...draft.passengers.flatMap((row, index) =>
      passengerViolations(shownPassenger(row, index, rules, draft), index, rules, draft),
    ),
    ...extrasViolations(draft),
    ...policyViolations(draft, user),
    ...companyViolations(draft, user),
    ...wishesViolations(draft),
    ...bonusViolations(draft),
    payment(draft.payment, user),
    agreement(draft.agreement, user),
  ].filter((violation) => violation !== null)
  // An empty sign says the first passenger's name: that one is asked for, not the sign.
  const isNameless = found.some(({ field }) => field === 'passengers.0.name')
  return isNameless ? found.filter(({ code }) => code !== 'DataForms.Forms.ErrorSign') : found
}

/** Oddities that keep no draft from being booked: unusual flight numbers, phones that nobody may have. */
export function draftWarnings(draft: Draft): Violation[] {
  const phones = [
    ...draft.passengers.map(({ phone }, index) => unknownPhone(phone, `passengers.${index}.phone`)),
    unknownPhone(draft.coordinator?.phone ?? '', 'coordinator.phone'),
  ]
  return [...flightWarnings(draft), ...phones.filter((warning) => warning !== null)]
}

function flightWarnings(draft: Draft): Violation[] {
  return legsOf(draft).flatMap((leg) => {
    const ride = legOf(draft, leg)
    return (['arrivalNumber', 'departureNumber'] as const).flatMap((field) => {
      const odd = ride && hasField(ride.offer.routeType, field) ? flightNumber(ride.form[field], field) : null
      return odd ? [violationOf(leg, odd)] : []
    })
  })
}
