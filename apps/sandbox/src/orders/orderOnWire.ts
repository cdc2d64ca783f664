import { routeTypeOf, travelTypeOf } from '@wherry/booking/kernel'
import type { AnswerOf, endpoints } from '@wherry/booking/wire'
import { formattedAddress, type Lang, type Place } from '../places/place.ts'
import type { PlaceIndex } from '../places/placeIndex.ts'
import { placeOfId } from '../pointPlace.ts'
import type { StoredOrder, StoredPayment } from '../store/store.ts'

type OrderRow = AnswerOf<typeof endpoints.order>['result']['orders'][number]

/** The number of an order in the form that customers see. */
export const orderNumber = ({ orderId }: StoredOrder) => `W-${orderId}`

/**
 * Converts an order to the format of the wire, in a language, without the fields of its offer (`offeredOnWire`).
 * @param withGuestKey true to include the key to its page at the account: only for the device that has booked it
 */
export function orderOnWire(
  order: StoredOrder,
  payment: StoredPayment | null,
  places: PlaceIndex,
  lang: Lang,
  withGuestKey = false,
): OrderRow {
  const { trip, cancellation, guestKey } = order
  const from = placeOfId(places, order.fromId)
  const to = order.toId === null ? null : placeOfId(places, order.toId)
  const isRent = order.toId === null
  const status = payment?.status ?? 'none'
  return {
    order_id: order.orderId,
    transaction: order.transaction,
    user_id: order.userId,
    number: orderNumber(order),
    status:
      cancellation !== null
        ? 'cancelled'
        : status === 'none' || status === 'paid'
          ? 'confirmed'
          : 'awaiting_payment',
    payment_status: status,
    ...(cancellation === null
      ? {}
      : { cancellation: { ...cancellation, at: new Date(cancellation.at).toISOString() } }),
    ...(withGuestKey && guestKey !== null ? { guest_key: guestKey } : {}),
    type: isRent ? 'rent' : 'transfer',
    ...(from === null || (to === null && !isRent)
      ? {}
      : { order_type: travelTypeOf(routeTypeOf(from.typeCode, to?.typeCode ?? 'rent')) }),
    start_place_id: order.fromId,
    finish_place_id: order.toId,
    start_place: end(from, lang),
    finish_place: end(to, lang),
    location_address: from === null ? '' : formattedAddress(from, lang),
    destination_address: to === null ? '' : formattedAddress(to, lang),
    currency: order.currency,
    date_arrival: trip.date_arrival,
    date_departure: trip.date_departure,
    arrival_number: trip.arrival_number,
    departure_number: trip.departure_number,
    arrival_terminal: trip.arrival_terminal,
    arrival_train_number: trip.arrival_train_number,
    arrival_wagon_train_number: trip.arrival_wagon_train_number,
    departure_terminal: trip.departure_terminal,
    departure_train_number: trip.departure_train_number,
    passengers: trip.passengers,
    passengers_number: trip.passengers_number,
    adults_amount: trip.adults_amount,
    children_amount: trip.children_amount,
    notes: trip.comment,
    table: trip.text_tablet,
    subaddress: trip.additional_locations.map(({ place_id }) => {
      const stop = placeOfId(places, String(place_id))
      return { geo_data: { place_id }, ...(stop === null ? {} : { name: formattedAddress(stop, lang) }) }
    }),
    coordinator: trip.coordinator,
    internal_number: trip.internal_number,
    reference_trip: trip.reference_trip ?? '',
    hash: trip.hash,
    cost_center: trip.cost_center,
    viewers: trip.viewers,
    additional_address: trip.additional_address,
    additional_change_itinerary: trip.additional_change_itinerary,
    additional_wait: trip.additional_wait,
    fare_on_toll_road: trip.fare_on_toll_road,
    duration: isRent ? trip.duration : null,
    is_fast_ride: trip.is_fast_ride,
    flexible_tariff: trip.flexible_tariff,
    priority_s7: trip.priority_s7,
  }
}

const end = (place: Place | null, lang: Lang) =>
  place === null
    ? null
    : {
        place_id: place.placeId,
        type: place.typeCode,
        name: formattedAddress(place, lang),
        time_zone: place.timeZone,
      }
