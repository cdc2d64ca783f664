import type { Draft, Utm } from '../../kernel/model/booking.ts'
import { draftFields, fromPairs, tripFields, wiredNames } from '../../kernel/model/draftFields.ts'
import {
  dateArrivalOf,
  dateDepartureOf,
  hasField,
  type TripTextKind,
  tripTextNames,
} from '../../kernel/model/trip.ts'
import { readNumber } from '../../kernel/reading/plain.ts'
import { readDigits } from '../../kernel/reading/readDigits.ts'
import { readEmail } from '../../kernel/reading/readEmail.ts'
import { readFlight } from '../../kernel/reading/readFlight.ts'
import { readName } from '../../kernel/reading/readName.ts'
import { phoneDigits } from '../../kernel/reading/readPhone.ts'
import { readTerminal } from '../../kernel/reading/readTerminal.ts'
import { readTrain, readWagon } from '../../kernel/reading/readTrain.ts'
import type { Lang } from '../../kernel/values/language.ts'
import { sanitizeLine, sanitizeText } from '../../kernel/values/sanitize.ts'
import { type CivilDateTime, settleCivil } from '../../kernel/values/time.ts'
import { timeZoneOf } from '../../kernel/values/timeZone.ts'
import type { BodyOf } from '../../wire/endpoints.ts'
import type { createOrder } from '../../wire/orders/schema.ts'
import { fromPoint } from '../../wire/values.ts'
import { commentOf } from '../draft/comment.ts'
import { legOf, legsOf } from '../draft/draft.ts'
import { chosenServices, hashOf } from '../draft/recalculation.ts'
import { signOf } from '../draft/sign.ts'

type OrderBody = BodyOf<typeof createOrder>
type TripBody = OrderBody['trips'][number]

/** Sender of a booking. */
export interface Sender {
  /** Null: no account. */
  userId: string | null
  lang: Lang
  moduleType: OrderBody['module_type']
  /** Platform that is named to the service (EMBED-01). */
  platform: OrderBody['trips'][number]['platform']
}

function settled(civil: CivilDateTime | null, timeZone: string): CivilDateTime | null {
  return civil === null ? null : settleCivil(civil, timeZone).civil
}

function coordinatorOf({ coordinator, orderNumber }: Draft): TripBody['coordinator'] {
  const number = readNumber(orderNumber)
  if (!coordinator && number === '') return null
  return {
    name: readName(coordinator?.name ?? ''),
    phone: phoneDigits(coordinator?.phone ?? ''),
    internal_number: number,
    send_english_sms: coordinator?.inEnglish ?? false,
  }
}

/**
 * A campaign mark, cut to its limit. It comes from a link, so a mark that is too long must not prevent a
 * booking.
 */
const markOf = (value: string | undefined, most: number) =>
  sanitizeText(sanitizeLine(value ?? '').slice(0, most))

/** Readers of the texts as they are sent, by their kinds. */
const readers = { text: sanitizeText, line: sanitizeLine, ownNumber: readNumber, digits: readDigits } as const

/** Texts of a ride by their names on the wire. */
const textsOf = (draft: Draft) =>
  fromPairs(
    wiredNames.map((name) => {
      const { kind, wire } = draftFields[name]
      return [wire, readers[kind](draft[name])] as const
    }),
  )

const withoutBlanks = (text: string) => text.replace(/ /g, '')

/** Readers of the texts of a trip's form as they are sent, by their kinds. */
const tripReaders: Readonly<Record<TripTextKind, (text: string) => string>> = {
  flight: (text) => readFlight(text).toUpperCase(),
  terminal: readTerminal,
  train: (text) => withoutBlanks(readTrain(text)),
  wagon: (text) => withoutBlanks(readWagon(text)),
}

/** Texts of a trip's form by their names on the wire. Those that the form does not show are empty. */
const tripTextsOf = ({ offer, form }: Draft) =>
  fromPairs(
    tripTextNames.map((name) => {
      const { kind, wire } = tripFields[name]
      const text = hasField(offer.routeType, name) ? sanitizeLine(form[name]) : ''
      return [wire, tripReaders[kind](text)] as const
    }),
  )

/**
 * Returns one ride as it is sent (BOOK-55). Only fields that the route's form shows are filled; free texts
 * are sanitised; times are wall-clock times at the pickup place, independent of the device's zone. The draft
 * has to be valid.
 * @throws RangeError if a draft has no arrival or a rent has no duration
 */
export function fromTrip(draft: Draft, sender: Sender): TripBody {
  const { offer, form, from, to } = draft
  const isRent = offer.finish === 'rent'
  const timeZone = timeZoneOf(from)
  const arrival = settled(dateArrivalOf(form), timeZone)
  if (arrival === null) throw new RangeError('a trip without an arrival cannot be sent')
  if (isRent && draft.durationSeconds === null)
    throw new RangeError('a rent without a duration cannot be sent')
  const isFlexible = offer.flexibleTariff && draft.flexibleTariff
  const total = draft.adults + draft.children
  // These stay at their places between the other fields: a request that is sent again has to be the same, byte by byte.
  const { additional_address, internal_number, reference_trip, priority_s7, ...wishes } = textsOf(draft)
  return {
    lang: sender.lang,
    user_id: sender.userId,
    price_id: offer.priceId,
    additional_locations: draft.stops.map(({ placeId, location }) => ({
      place_id: placeId,
      location: location && fromPoint(location),
    })),
    currency: offer.price.currency,
    is_rent: isRent,
    duration: isRent ? draft.durationSeconds : null,
    start_location: from.location && fromPoint(from.location),
    finish_location: !isRent && to?.location ? fromPoint(to.location) : null,
    passengers_number: total,
    adults_amount: draft.adults,
    children_amount: draft.children,
    passengers: draft.passengers.map(({ name, phone, email }) => ({
      name: readName(name),
      phone: phoneDigits(phone),
      email: sanitizeLine(readEmail(email)),
    })),
    platform: sender.platform,
    priority_s7,
    pos: sender.moduleType,
    text_tablet: signOf(draft, draft),
    comment: commentOf(draft),
    hash: hashOf(draft),
    coordinator: coordinatorOf(draft),
    flexible_tariff: isFlexible,
    flexible_tariff_agreement: isFlexible && draft.flexibleAgreement,
    additional_address,
    additional_services: chosenServices(draft),
    viewers: draft.viewers.map(phoneDigits),
    ...wishes,
    start_place_id: from.placeId,
    cost_center: draft.costCenter?.id ?? null,
    internal_number,
    reference_trip,
    sub_id: markOf(draft.utm['sub_id'], 200),
    utm_source: markOf(draft.utm['utm_source'], 200),
    service_id: offer.serviceId,
    is_fast_ride: draft.isFastRide,
    date_arrival: arrival,
    date_departure: hasField(offer.routeType, 'dateDeparture')
      ? settled(dateDepartureOf(form), timeZone)
      : null,
    ...tripTextsOf(draft),
  }
}

function marksOf(utm: Utm): OrderBody['utm'] {
  const marks = Object.entries(utm).filter(([name]) => name.startsWith('utm_') && name.length <= 64)
  return Object.fromEntries(marks.slice(0, 20).map(([name, value]) => [name, markOf(value, 512)]))
}

/**
 * Returns a new booking as it is sent (BOOK-56), with the way back if there is one. The draft has to be
 * valid.
 */
export function fromDraft(draft: Draft, sender: Sender): OrderBody {
  return {
    trips: legsOf(draft).flatMap((leg) => {
      const ride = legOf(draft, leg)
      return ride ? [fromTrip(ride, sender)] : []
    }),
    currency: draft.offer.price.currency,
    lang: sender.lang,
    user_id: sender.userId,
    module_type: sender.moduleType,
    utm: marksOf(draft.utm),
    payment_type: draft.payment,
  }
}
