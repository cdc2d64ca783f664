/**
 * Keys of all messages that a rule can give; the overall failure of a form is `DataForms.Forms.ErrorValid` and is
 * shown beside these.
 */
export const violationCodes = [
  /** An empty required field; for a date, `params.part` says whether `date` or `time` is missing. */
  'DataForms.Forms.Required',
  'DataForms.Forms.ErrorPhone',
  'DataForms.Forms.ErrorEmail',
  /** `params.min`, `params.max` characters. */
  'DataForms.Forms.ErrorName',
  /** `params.max` characters. */
  'DataForms.Forms.ErrorTooLong',
  /** The flight number looks odd: a warning, it never blocks. */
  'DataForms.Forms.WarningFlight',
  'DataForms.Forms.ErrorTrain',
  'DataForms.Forms.ErrorWagon',
  /** No day or time of the calendar. */
  'DataForms.Forms.ErrorDate',
  /** `params.min`: earliest civil time. */
  'DataForms.Forms.ErrorTooEarly',
  /** `params.max`: latest civil time. */
  'DataForms.Forms.ErrorTooLate',
  /** The departure is not after the pickup. */
  'DataForms.Forms.ErrorDepartureOrder',
  /** `params.max` people. */
  'DataForms.Forms.ErrorCapacity',
  /** childrenAmountError; `params.max` children. */
  'DataForms.Forms.ErrorChildrenAmount',
  /** Children ride, seats are offered, none is chosen; the message says that an own seat is named in the comment. */
  'DataForms.Forms.ErrorChildSeats',
  /** `params.max`: more seats than children. */
  'DataForms.Forms.ErrorSeatsOverChildren',
  'DataForms.Forms.ErrorAgreement',
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
