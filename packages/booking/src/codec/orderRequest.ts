import type { BodyOf } from '../contract/endpoints.ts'
import type { createOrder } from '../contract/orders.ts'
import type { Draft, Utm } from '../domain/booking.ts'
import { commentOf } from '../domain/comment.ts'
import { legOf, legsOf } from '../domain/draft.ts'
import type { Lang } from '../domain/language.ts'
import { readDigits, readNumber } from '../domain/reading/plain.ts'
import { readEmail } from '../domain/reading/readEmail.ts'
import { readFlight } from '../domain/reading/readFlight.ts'
import { readName } from '../domain/reading/readName.ts'
import { phoneDigits } from '../domain/reading/readPhone.ts'
import { readTrain } from '../domain/reading/readTrain.ts'
import { chosenServices, hashOf } from '../domain/recalculation.ts'
import { sanitizeLine, sanitizeText } from '../domain/sanitize.ts'
import { signOf } from '../domain/sign.ts'
import { type CivilDateTime, settleCivil } from '../domain/time.ts'
import { timeZoneOf } from '../domain/timeZone.ts'
import { dateArrivalOf, dateDepartureOf, hasField, type TripTextField } from '../domain/trip.ts'
import { fromPoint } from './values.ts'

type OrderBody = BodyOf<typeof createOrder>
type TripBody = OrderBody['trips'][number]

/** Who sends a booking. */
export interface Sender {
  /** Null: no account. */
  userId: string | null
  lang: Lang
  moduleType: OrderBody['module_type']
  /** Whom the service is told it serves (EMBED-01). */
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

/** A mark of the campaign. It comes from a link, so one that is too long must not keep anybody from booking. */
const markOf = (value: string | undefined, most: number) =>
  sanitizeText(sanitizeLine(value ?? '').slice(0, most))

/**
 * One ride as it goes out (BOOK-55). Only fields that the route's form shows are filled; free texts are sanitised;
 * times are wall clock at the pickup place, whatever the device's zone. Throws RangeError for a draft without an
 * arrival and for a rent without a duration: it has to be valid.
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
  const line = (field: TripTextField) => (hasField(offer.routeType, field) ? sanitizeLine(form[field]) : '')
  const flight = (field: TripTextField) => readFlight(line(field)).toUpperCase()
  const train = (field: TripTextField) => readTrain(line(field)).replace(/ /g, '')
  const total = draft.adults + draft.children
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
    priority_s7: readDigits(draft.milesNumber),
    pos: sender.moduleType,
    text_tablet: signOf(draft, draft),
    comment: commentOf(draft),
    hash: hashOf(draft),
    coordinator: coordinatorOf(draft),
    flexible_tariff: isFlexible,
    flexible_tariff_agreement: isFlexible && draft.flexibleAgreement,
    additional_address: sanitizeText(draft.additionalAddress),
    additional_services: chosenServices(draft),
    viewers: draft.viewers.map(phoneDigits),
    additional_change_itinerary: sanitizeText(draft.changeOfItinerary),
    additional_wait: sanitizeText(draft.waiting),
    fare_on_toll_road: sanitizeText(draft.tollRoads),
    start_place_id: from.placeId,
    cost_center: draft.costCenter?.id ?? null,
    internal_number: readNumber(draft.internalNumber),
    reference_trip: sanitizeLine(draft.tripReference),
    sub_id: markOf(draft.utm['sub_id'], 200),
    utm_source: markOf(draft.utm['utm_source'], 200),
    service_id: offer.serviceId,
    is_fast_ride: draft.isFastRide,
    date_arrival: arrival,
    date_departure: hasField(offer.routeType, 'dateDeparture')
      ? settled(dateDepartureOf(form), timeZone)
      : null,
    arrival_number: flight('arrivalNumber'),
    departure_number: flight('departureNumber'),
    arrival_terminal: line('arrivalTerminal'),
    arrival_train_number: train('arrivalTrainNumber'),
    arrival_wagon_train_number: train('arrivalWagonTrainNumber'),
    departure_terminal: line('departureTerminal'),
    departure_train_number: train('departureTrainNumber'),
  }
}

function marksOf(utm: Utm): OrderBody['utm'] {
  const marks = Object.entries(utm).filter(([name]) => name.startsWith('utm_') && name.length <= 64)
  return Object.fromEntries(marks.slice(0, 20).map(([name, value]) => [name, markOf(value, 512)]))
}

/** A new booking as it goes out (BOOK-56), with the way back where there is one; the draft has to be valid. */
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
