import type { Leg } from './booking.ts'

/**
 * Keys of all messages that a rule can give; the overall failure of a form is `DataForms.Forms.ErrorValid` and is
 * shown beside these.
 */
export const violationCodes = [
  /**
   * An empty required field; `params.part` says which half of a date is missing, `date` or `time`, or that a name is that
   * of a `company`.
   */
  'DataForms.Forms.Required',
  /** `params.reason`: `country` (it has no plus), `code`, `short`, `long`, `length`, `several`, `unread`. */
  'DataForms.Forms.ErrorPhone',
  /** The country has given out no such number, as far as we know: a warning, it never blocks. */
  'DataForms.Forms.WarningPhone',
  /**
   * `params.reason`: `at` (none, several, or nothing before it), `several` addresses, `sign`, `domain`; of the last two
   * `params.sign` is what cannot stand there.
   */
  'DataForms.Forms.ErrorEmail',
  /** `params.reason`: `letter` (it has neither letter nor digit) or `sign`; `params.sign` is what cannot stand there. */
  'DataForms.Forms.ErrorName',
  /** `params.max` characters; `params.over`: how many are too many. */
  'DataForms.Forms.ErrorTooLong',
  /** The flight number looks odd: a warning, it never blocks. */
  'DataForms.Forms.WarningFlight',
  /** `params.sign` cannot stand there. */
  'DataForms.Forms.ErrorTrain',
  /** `params.sign` cannot stand there. */
  'DataForms.Forms.ErrorWagon',
  /** No day or time of the calendar. */
  'DataForms.Forms.ErrorDate',
  /** `params.min`: earliest civil time. */
  'DataForms.Forms.ErrorTooEarly',
  /** `params.max`: latest civil time. */
  'DataForms.Forms.ErrorTooLate',
  /** The departure is not after the pickup. */
  'DataForms.Forms.ErrorDepartureOrder',
  /** What the way back has to reach leaves before the ride there is over. */
  'DataForms.Forms.ErrorReturnDeparture',
  /** `params.max` people. */
  'DataForms.Forms.ErrorCapacity',
  /** childrenAmountError; `params.max` children. */
  'DataForms.Forms.ErrorChildrenAmount',
  /** Children ride, seats are offered, none is chosen; the message says that an own seat is named in the comment. */
  'DataForms.Forms.ErrorChildSeats',
  /** `params.max`: more seats than children. */
  'DataForms.Forms.ErrorSeatsOverChildren',
  'DataForms.Forms.ErrorAgreement',
  /** The way back starts before the way there is over (BOOK-39). */
  'trans.booking_module.reverse_trip_error',
  /** No number of a certificate or bonus. */
  'DataForms.WherryBonus.error',
  /** The bonus of a loyalty card is to pay, and the card has no number. */
  'DataForms.WherryBonus.noCard',
  /** The meeting sign needs a name (BOOK-29). */
  'DataForms.Forms.ErrorSign',
  /** The flexible tariff is chosen, its terms are not ticked (BOOK-30). */
  'DataForms.Forms.ErrorFlexible',
  /** No number of the miles programme (BOOK-34). */
  'DataForms.Forms.ErrorBonusNumber',
  /** No number of a loyalty card (BOOK-35). */
  'DataForms.Forms.ErrorCardNumber',
  /** No phone with its country code (BOOK-23); `params.reason` as of `ErrorPhone`. */
  'DataForms.Forms.ErrorViewer',
  /** `params.max` phones at most. */
  'DataForms.Forms.ErrorViewers',
  /** A number that does not fit the customer's books; `params.message`: the words of the settings (BOOK-26). */
  'DataForms.Forms.ErrorInternalNumber',
  /** An offer outside the travel policy needs a reason (BOOK-37). */
  'DataForms.Forms.ErrorPolicyReason',
  /** It cannot be booked at all. */
  'DataForms.Forms.ErrorPolicyBlocked',
  /** The way of paying is not offered to this user. */
  'DataForms.Forms.ErrorPayment',
] as const

/** Key of a message, as the translator knows it. */
export type ViolationCode = (typeof violationCodes)[number]

/** A rule's refusal: a value, never thrown. */
export interface Violation {
  /** Message key. */
  code: ViolationCode
  /** Where it is shown: a trip field, `passengers.0.phone`, `childSeats`, `children`, …; absent: at the form. */
  field?: string
  /** What the message names. */
  params?: Readonly<Record<string, string | number>>
}

const returnPrefix = 'return.'

/** Name of a ride's field in the whole booking: those of the way back start with `return.`. */
export function fieldOf(leg: Leg, field: string): string {
  return leg === 'return' ? returnPrefix + field : field
}

/** Of which ride a field is, and its name there; what is said of the whole booking counts as of the ride there. */
export function legOfField(field: string): { leg: Leg; name: string } {
  return field.startsWith(returnPrefix)
    ? { leg: 'return', name: field.slice(returnPrefix.length) }
    : { leg: 'outbound', name: field }
}

/** A ride's violation as one of the whole booking. */
export function violationOf(leg: Leg, violation: Violation): Violation {
  return violation.field === undefined ? violation : { ...violation, field: fieldOf(leg, violation.field) }
}
