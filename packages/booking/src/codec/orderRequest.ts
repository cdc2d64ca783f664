import type { BodyOf } from '../contract/endpoints.ts'
import type { createOrder } from '../contract/orders.ts'
import { childSeatTypes, type Draft } from '../domain/booking.ts'
import { normalizePhone } from '../domain/phone.ts'
import { normalizeFlight } from '../domain/rules/flightNumber.ts'
import { sanitizeLine, sanitizeText } from '../domain/sanitize.ts'
import { seatServiceOf } from '../domain/seats.ts'
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
  lang: string
  moduleType: string
  framed: boolean
}

function settled(civil: CivilDateTime | null, timeZone: string): CivilDateTime | null {
  return civil === null ? null : settleCivil(civil, timeZone).civil
}

function servicesOf(draft: Draft): TripBody['additional_services'] {
  const ticked = draft.offer.services
    .filter((service) => service.category !== 'baby_seat' && draft.services.includes(service.id))
    .map((service) => ({ id: service.id, type: service.type, amount: 1 }))
  const seats = childSeatTypes.flatMap((type) => {
    const service = seatServiceOf(draft.offer, type)
    const amount = draft.childSeats[type]
    return service && amount > 0 ? [{ id: service.id, type, amount }] : []
  })
  return [...ticked, ...seats]
}

/**
 * One ride as it goes out (BOOK-55). Only fields that the route's form shows are filled; free texts are sanitised;
 * times are wall clock at the pickup place, whatever the device's zone. Throws RangeError for a draft without an
 * arrival: it has to be valid.
 */
export function fromTrip(draft: Draft, sender: Sender): TripBody {
  const { offer, form, from, to } = draft
  const timeZone = timeZoneOf(from)
  const arrival = settled(dateArrivalOf(form), timeZone)
  if (arrival === null) throw new RangeError('a trip without an arrival cannot be sent')
  const line = (field: TripTextField) => (hasField(offer.routeType, field) ? sanitizeLine(form[field]) : '')
  const total = draft.adults + draft.children
  return {
    lang: sender.lang,
    user_id: sender.userId,
    price_id: offer.priceId,
    additional_locations: [],
    currency: offer.price.currency,
    is_rent: offer.finish === 'rent',
    duration: null,
    start_location: from.location && fromPoint(from.location),
    finish_location: to?.location ? fromPoint(to.location) : null,
    passengers_number: total,
    adults_amount: draft.adults,
    children_amount: draft.children,
    passengers: draft.passengers.slice(0, total).map(({ name, phone, email }) => ({
      name: sanitizeLine(name),
      phone: normalizePhone(phone),
      email: sanitizeLine(email),
    })),
    platform: sender.framed ? 'frame' : 'web',
    priority_s7: '',
    pos: sender.moduleType,
    text_tablet: sanitizeLine(draft.table),
    comment: sanitizeText(draft.notes),
    hash: '',
    coordinator: null,
    flexible_tariff: offer.flexibleTariff,
    flexible_tariff_agreement: offer.flexibleTariff && draft.flexibleAgreement,
    additional_address: '',
    additional_services: servicesOf(draft),
    viewers: [],
    additional_change_itinerary: '',
    additional_wait: '',
    fare_on_toll_road: '',
    start_place_id: from.placeId,
    cost_center: null,
    internal_number: '',
    sub_id: sanitizeLine(draft.utm.sub_id ?? ''),
    utm_source: sanitizeLine(draft.utm.utm_source ?? ''),
    service_id: offer.serviceId,
    is_fast_ride: draft.isFastRide,
    date_arrival: arrival,
    date_departure: hasField(offer.routeType, 'dateDeparture')
      ? settled(dateDepartureOf(form), timeZone)
      : null,
    arrival_number: normalizeFlight(line('arrivalNumber')),
    departure_number: normalizeFlight(line('departureNumber')),
    arrival_terminal: line('arrivalTerminal'),
    arrival_train_number: line('arrivalTrainNumber').replace(/\s/g, ''),
    arrival_wagon_train_number: line('arrivalWagonTrainNumber'),
    departure_terminal: line('departureTerminal'),
    departure_train_number: line('departureTrainNumber').replace(/\s/g, ''),
  }
}

/** A new booking as it goes out (BOOK-56); the draft has to be valid. */
export function fromDraft(draft: Draft, sender: Sender): OrderBody {
  const marks = Object.entries(draft.utm).filter(([name]) => name.startsWith('utm_'))
  return {
    trips: [fromTrip(draft, sender)],
    currency: draft.offer.price.currency,
    lang: sender.lang,
    user_id: sender.userId,
    module_type: sender.moduleType,
    utm: Object.fromEntries(marks.map(([name, value]) => [name, sanitizeLine(value)])),
    payment_type: draft.payment,
  }
}
