import type { Leg } from '../model/booking.ts'

/**
 * Keys of all messages that a rule can return. `DataForms.Forms.ErrorValid`, the message about the whole form, is shown
 * beside them.
 */
export const violationCodes = [
  /**
   * A required field is empty. `params.part` is the missing half of a date, `date` or `time`, or `company` for a
   * company's name.
   */
  'DataForms.Forms.Required',
  /**
   * The phone is invalid. `params.reason`: `country` (no plus), `code`, `short`, `long`, `length`, `several`, `unread`.
   */
  'DataForms.Forms.ErrorPhone',
  /** The phone is not known to be assigned in its country. Only a warning. */
  'DataForms.Forms.WarningPhone',
  /**
   * The e-mail address is invalid. `params.reason`: `at` (no `@`, several, or nothing before it), `several` addresses,
   * `sign`, `domain`; for the last two `params.sign` is the invalid part.
   */
  'DataForms.Forms.ErrorEmail',
  /**
   * The name is invalid. `params.reason`: `letter` (neither letter nor digit) or `sign`; `params.sign` is the invalid
   * character.
   */
  'DataForms.Forms.ErrorName',
  /** The text has more than `params.max` characters; `params.over` is the excess. */
  'DataForms.Forms.ErrorTooLong',
  /** The flight number looks unusual. Only a warning. */
  'DataForms.Forms.WarningFlight',
  /** `params.sign` is not allowed in a carriage. */
  'DataForms.Forms.ErrorTrain',
  /** `params.sign` is not allowed in a train's number. */
  'DataForms.Forms.ErrorWagon',
  /** The text is no existing day or time. */
  'DataForms.Forms.ErrorDate',
  /** The time is too early; `params.min` is the earliest wall-clock time. */
  'DataForms.Forms.ErrorTooEarly',
  /** The time is too late; `params.max` is the latest wall-clock time. */
  'DataForms.Forms.ErrorTooLate',
  /** The departure is not after the pickup. */
  'DataForms.Forms.ErrorDepartureOrder',
  /** The flight or train that the way back has to reach leaves before the way there is over. */
  'DataForms.Forms.ErrorReturnDeparture',
  /** There are more than `params.max` people. */
  'DataForms.Forms.ErrorCapacity',
  /** There are more than `params.max` children. */
  'DataForms.Forms.ErrorChildrenAmount',
  /**
   * Children ride and seats are offered, but none is chosen. The message says that an own seat can be mentioned in the
   * comment.
   */
  'DataForms.Forms.ErrorChildSeats',
  /** There are more seats than children; `params.max` is the number of children. */
  'DataForms.Forms.ErrorSeatsOverChildren',
  'DataForms.Forms.ErrorAgreement',
  /** The way back starts before the way there is over (BOOK-39). */
  'trans.booking_module.reverse_trip_error',
  /** The number of the certificate or bonus is missing or invalid. */
  'DataForms.WherryBonus.error',
  /** The bonus of a loyalty card should pay, but the card's number is missing. */
  'DataForms.WherryBonus.noCard',
  /** The name sign needs a name (BOOK-29). */
  'DataForms.Forms.ErrorSign',
  /** The flexible tariff is chosen, but its terms are not accepted (BOOK-30). */
  'DataForms.Forms.ErrorFlexible',
  /** The text is no number of the miles programme (BOOK-34). */
  'DataForms.Forms.ErrorBonusNumber',
  /** The text is no number of a loyalty card (BOOK-35). */
  'DataForms.Forms.ErrorCardNumber',
  /** The text is no phone with its country code (BOOK-23); `params.reason` as for `ErrorPhone`. */
  'DataForms.Forms.ErrorViewer',
  /** There are more than `params.max` phones. */
  'DataForms.Forms.ErrorViewers',
  /** The number does not match the customer's pattern; `params.message` is the text from the settings (BOOK-26). */
  'DataForms.Forms.ErrorInternalNumber',
  /** An offer outside the travel policy needs a reason (BOOK-37). */
  'DataForms.Forms.ErrorPolicyReason',
  /** An offer outside the travel policy cannot be booked (BOOK-37). */
  'DataForms.Forms.ErrorPolicyBlocked',
  /** The way of paying is not offered to this user. */
  'DataForms.Forms.ErrorPayment',
] as const

/** Key of a message for the translator. */
export type ViolationCode = (typeof violationCodes)[number]

/** A rule's refusal: a value, never thrown. */
export interface Violation {
  /** Message key. */
  code: ViolationCode
  /**
   * Field at which the message is shown: a trip field, `passengers.0.phone`, `childSeats`, `children`, …; absent: at
   * the form.
   */
  field?: string
  /** Values that are inserted into the message. */
  params?: Readonly<Record<string, string | number>>
}

const returnPrefix = 'return.'

/** Name of a ride's field within the whole booking: fields of the way back start with `return.`. */
export function fieldOf(leg: Leg, field: string): string {
  return leg === 'return' ? returnPrefix + field : field
}

/**
 * Splits a field's name into its ride and the name within that ride. A field of the whole booking counts as one of the
 * way there.
 */
export function legOfField(field: string): { leg: Leg; name: string } {
  return field.startsWith(returnPrefix)
    ? { leg: 'return', name: field.slice(returnPrefix.length) }
    : { leg: 'outbound', name: field }
}

/** Converts a violation of a ride to one of the whole booking. */
export function violationOf(leg: Leg, violation: Violation): Violation {
  return violation.field === undefined ? violation : { ...violation, field: fieldOf(leg, violation.field) }
}
