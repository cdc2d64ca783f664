import type { Draft, Leg } from '../../kernel/model/booking.ts'
import { tripFields } from '../../kernel/model/draftFields.ts'
import {
  dateArrivalOf,
  dateDepartureOf,
  fieldsOf,
  hasField,
  orderedFieldsOf,
  type TripField,
  type TripTextKind,
  tripTextNames,
} from '../../kernel/model/trip.ts'
import type { User } from '../../kernel/model/user.ts'
import { flightNumber } from '../../kernel/reading/flightNumber.ts'
import { unknownPhone } from '../../kernel/reading/phoneRule.ts'
import { readFlight } from '../../kernel/reading/readFlight.ts'
import { readTerminal } from '../../kernel/reading/readTerminal.ts'
import { trainNumber, wagonNumber } from '../../kernel/reading/trainNumber.ts'
import { requiredText } from '../../kernel/values/requiredText.ts'
import { sanitizeLine } from '../../kernel/values/sanitize.ts'
import { textLimits, tooLong } from '../../kernel/values/textLength.ts'
import { isCivilDateTime } from '../../kernel/values/time.ts'
import { timeZoneOf } from '../../kernel/values/timeZone.ts'
import { type Violation, violationOf } from '../../kernel/values/violation.ts'
import { capacityOf, legOf, legsOf, offersOf } from '../draft/draft.ts'
import { extrasViolations, wishesViolations } from '../draft/extras.ts'
import { startsInHall } from '../draft/sign.ts'
import { bonusViolations } from './bonus.ts'
import { companyViolations, policyViolations } from './company.ts'
import { childrenAmount, childSeats, fitsCapacity } from './party.ts'
import { passengerRulesOf } from './passenger.ts'
import { passengerViolations, shownPassenger } from './passengerChecks.ts'
import { returnDeparture, returnTrip } from './returnTrip.ts'
import { sign } from './sign.ts'
import { agreement, payment } from './terms.ts'
import { departureTime, pickupTime, requiredTime } from './tripTime.ts'

const textRules: Record<TripTextKind, (value: string, field: string) => Violation | null> = {
  flight: (value, field) => tooLong(readFlight(sanitizeLine(value)), textLimits.flight, field),
  terminal: (value, field) => tooLong(readTerminal(value), textLimits.terminal, field),
  train: trainNumber,
  wagon: wagonNumber,
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
  const rule = textRules[tripFields[field].kind]
  return [(isRequired ? requiredText(form[field], field) : null) ?? rule(form[field], field)]
}

/**
 * Violations in the ride's own form, in the order of its fields: at most one for each field; day and time of
 * a date count as two fields. `now` in epoch milliseconds.
 */
export function tripViolations(draft: Draft, now: number): Violation[] {
  const { routeType } = draft.offer
  const { required } = fieldsOf(routeType)
  return orderedFieldsOf(routeType)
    .flatMap((field) => tripFieldViolations(draft, field, required.includes(field), now))
    .filter((violation) => violation !== null)
}

/** Violations in the fields of one ride. */
function rideViolations(draft: Draft, leg: Leg, now: number): Violation[] {
  const ride = legOf(draft, leg)
  if (!ride) return []
  const found = [...tripViolations(ride, now), startsInHall(ride) ? sign(ride) : null]
  return found.flatMap((violation) => (violation ? [violationOf(leg, violation)] : []))
}

/** Violations in each ride by itself, and in the order of the two rides. */
function ridesViolations(draft: Draft, now: number): (Violation | null)[] {
  const rides = legsOf(draft).flatMap((leg) => rideViolations(draft, leg, now))
  const early = returnDeparture(draft)
  // The departure has to be corrected first; until then no pickup of the way back is right.
  if (early) return [...rides.filter(({ field }) => field !== early.field), early]
  const late = returnTrip(draft)
  // A pickup that is wrong by itself is not compared with the ride there.
  return [...rides, rides.some(({ field }) => field === late?.field) ? null : late]
}

/**
 * All violations that prevent a booking, in the order of the form: at most one for each field; day and time
 * of a date count as two fields. Empty: the draft can be sent. The service's time check is not included.
 * `now` in epoch milliseconds.
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
  // An empty sign shows the first passenger's name. If that is missing too, only the name is asked for.
  const isNameless = found.some(({ field }) => field === 'passengers.0.name')
  return isNameless ? found.filter(({ code }) => code !== 'DataForms.Forms.ErrorSign') : found
}

/** Warnings that do not prevent a booking: unusual flight numbers, phone numbers that may not exist. */
export function draftWarnings(draft: Draft): Violation[] {
  const phones = [
    ...draft.passengers.map(({ phone }, index) => unknownPhone(phone, `passengers.${index}.phone`)),
    unknownPhone(draft.coordinator?.phone ?? '', 'coordinator.phone'),
  ]
  return [...flightWarnings(draft), ...phones.filter((warning) => warning !== null)]
}

const flights = tripTextNames.filter((name) => tripFields[name].kind === 'flight')

function flightWarnings(draft: Draft): Violation[] {
  return legsOf(draft).flatMap((leg) => {
    const ride = legOf(draft, leg)
    return flights.flatMap((field) => {
      const odd = ride && hasField(ride.offer.routeType, field) ? flightNumber(ride.form[field], field) : null
      return odd ? [violationOf(leg, odd)] : []
    })
  })
}
