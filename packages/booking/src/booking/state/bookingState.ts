import type { Draft, Leg } from '../../kernel/model/booking.ts'
import type { OrderTrip } from '../../kernel/model/order.ts'
import type { Passenger } from '../../kernel/model/passenger.ts'
import type { RecommendedTime } from '../../kernel/model/timeCheck.ts'
import type { User } from '../../kernel/model/user.ts'
import type { CivilDateTime, TimeNote } from '../../kernel/values/time.ts'
import { noPricing, type Pricing } from './pricing.ts'
import {
  type FormlessProgress,
  type FormProgress,
  isOver,
  type KnownOrder,
  lostIn,
  orderIn,
  requestIn,
  type Sent,
} from './progress.ts'
import { noCheck, type TimeChecking } from './timeChecking.ts'

/** The order that a draft changes or repeats. */
export interface SourceOrder {
  action: 'change' | 'repeat'
  /** The ride as stored in the order. */
  trip: OrderTrip
}

/** State of the times of one ride. */
export interface RideTiming {
  check: TimeChecking
  suggestion: RecommendedTime | null
  /** The ride brought both its times, so its pickup stays until the person moves its departure. */
  isArrivalOwn: boolean
  /** Edit counts of each end of the trip. A late response compares them to see if it still applies. */
  edits: { arrival: number; departure: number }
  /** Note about the last time entered or suggested, if daylight saving moves or doubles it. */
  timeNote: { end: 'arrival' | 'departure'; note: TimeNote; civil: CivilDateTime } | null
}

/** Facts of a booking besides its draft and its progress. */
interface BookingFields {
  /** Instant at which the offer's price was received, epoch milliseconds. */
  quotedAt: number
  /** Random id of the person's intent to book; one intent makes at most one order. */
  intentId: string
  /** True after the first try to book. From then on, a summary of the errors is shown above the form. */
  submitted: boolean
  /**
   * Fields that may be red (BOOK-13), as `fieldKeyOf` names them. Not kept on the device: a restored form
   * shows no errors.
   */
  touched: readonly string[]
  /**
   * Name (`codeNameOf`) of the code that was refused and of which the person was notified. Null: none. Not
   * kept on the device.
   */
  toldCode: string | null
  /** Count of failed tries to book with errors in the form. Each one moves the focus to the summary. */
  refusals: number
  /** The order that filled in the draft. Null: a new booking. */
  earlier: SourceOrder | null
  /** The service's price of the draft. */
  pricing: Pricing
  /** State of the entered times, by leg. */
  timing: Readonly<Record<Leg, RideTiming>>
  /** True if the last change has removed adults. */
  adultsCut: boolean
  /** True if the last change has removed children. */
  childrenCut: boolean
  /**
   * Rows of removed passengers. They return if the number of people grows again. Neither kept on the device
   * nor sent.
   */
  aside: readonly Passenger[]
  /** User whose settings filled in the draft. Null: not known. */
  filledFor: User | null
  /** Language of the names of places, cars and extras. Null: the language of the offer list. */
  namesIn: string | null
}

/** A booking with a form. Its draft can be edited, and all progress of a draft is one of these. */
export interface FormState extends BookingFields {
  draft: Draft
  /** The way from the form to the order and its payment. */
  progress: FormProgress
}

/** A booking without a form: no offer was chosen, or only the order of a former form is left. */
export interface FormlessState extends BookingFields {
  draft: null
  progress: FormlessProgress
}

export type BookingState = FormState | FormlessState

/** The part of a booking that is kept on the device. */
export interface SavedBooking {
  draft: Draft
  quotedAt: number
  intentId: string
  sent: Sent | null
  lost: Sent | null
  order: KnownOrder | null
  /** Absent: a new booking, or one kept by an earlier version. */
  earlier?: SourceOrder | null
  /** Language of the names in the draft. Null or absent: not known. */
  namesIn?: string | null
}

/** State without any entered times. */
export const noTiming: RideTiming = {
  check: noCheck,
  suggestion: null,
  isArrivalOwn: false,
  edits: { arrival: 0, departure: 0 },
  timeNote: null,
}

export const initialBooking: FormlessState = {
  draft: null,
  progress: { at: 'none' },
  quotedAt: 0,
  intentId: '',
  submitted: false,
  touched: [],
  toldCode: null,
  refusals: 0,
  earlier: null,
  pricing: noPricing,
  timing: { outbound: noTiming, return: noTiming },
  adultsCut: false,
  childrenCut: false,
  aside: [],
  filledFor: null,
  namesIn: null,
}

/** Returns the part of a booking that is kept on the device. Null: there is no draft, or it is booked. */
export function toSavedBooking(state: BookingState): SavedBooking | null {
  const { draft, quotedAt, intentId, progress, earlier, namesIn } = state
  if (!draft || isOver(progress)) return null
  const way = { sent: requestIn(progress), lost: lostIn(progress), order: orderIn(progress) }
  return { draft, quotedAt, intentId, ...way, earlier, namesIn }
}
