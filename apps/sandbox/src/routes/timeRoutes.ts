import { instantOf, isCivilDateTime, settleCivil } from '@wherry/booking/kernel'
import { endpoints } from '@wherry/booking/wire'
import { Refusal } from '../errors.ts'
import { type Texts, textIn } from '../lang.ts'
import { checkRide } from '../orders/checks/offer.ts'
import { checkPickup, isInTime, recommendedPickup, toMinutes } from '../orders/pickup.ts'
import type { Parts } from '../parts.ts'
import { formattedAddress, type Lang } from '../places/place.ts'
import { placeOfId } from '../pointPlace.ts'
import { checkPrice, type Quote } from '../prices/quote.ts'
import type { StoredOrder } from '../store/store.ts'
import { type Api, checkClaims, serve } from './serve.ts'

const similarWithin = 3 * 3_600_000
const ordersLookedAt = 100

const notices = {
  tooEarly: {
    en: 'A car needs at least 2 hours. The earliest pickup is {time}, local time.',
    ru: 'Машине нужно не меньше 2\u00a0часов. Самая ранняя подача\u00a0— {time} по местному времени.',
    es: 'El coche necesita al menos 2\u00a0horas. La primera recogida posible es el {time}, hora local.',
  },
  tooLate: {
    en: 'Rides are booked up to a year ahead. Choose an earlier day.',
    ru: 'Поездки заказывают не больше чем на год вперёд. Выберите день пораньше.',
    es: 'Se reserva con un año de antelación como máximo. Elige un día anterior.',
  },
  missed: {
    en: 'With this pickup you arrive after the departure. Choose an earlier time.',
    ru: 'При такой подаче вы приедете после отправления. Выберите время пораньше.',
    es: 'Con esta recogida llegarías después de la salida. Elige una hora anterior.',
  },
  fast: {
    en: 'An urgent pickup is possible on {time}, local time.',
    ru: 'Срочная подача возможна {time} по местному времени.',
    es: 'La recogida urgente es posible el {time}, hora local.',
  },
  skipped: {
    en: 'The clocks are put forward that night: this time does not exist. Choose {time} or later.',
    ru: 'В\u00a0эту ночь часы переводят вперёд, и такого времени нет. Выберите {time} или позже.',
    es: 'Esa noche se adelanta el reloj y esa hora no existe. Elige {time} o más tarde.',
  },
  night: {
    en: 'A night pickup: the driver calls half an hour before.',
    ru: 'Ночная подача: водитель позвонит за полчаса.',
    es: 'Recogida nocturna: el conductor llama media hora antes.',
  },
} as const satisfies Record<string, Texts>

/** The calls about pickup times (API-18, API-19). All times are wall clock at the pickup place. */
export function serveTimes(api: Api, { places, store, clock, options }: Parts): void {
  const quoteOf = (priceId: string): Quote => {
    const found = checkPrice(priceId, (id) => placeOfId(places, id), clock.now(), options().tariff)
    if (found.state === 'gone') throw new Refusal(409, 'price_gone')
    return found.quote
  }

  serve(api, endpoints.recommendedTime, ({ query }) => {
    const quote = quoteOf(query.price_id)
    const departure = toMinutes(query.departure_time)
    if (!isCivilDateTime(departure))
      throw new Refusal(400, 'invalid_request', { path: 'query.departure_time' })
    return {
      result: { recommended_time: recommendedPickup(departure, quote), travel_time: quote.travelSeconds },
    }
  })

  serve(api, endpoints.checkTime, ({ body, lang, user, session }) => {
    checkClaims([body.user_id], { user, session }, store)
    const { userId } = user
    const quote = quoteOf(String(body.price_id))
    checkRide(body, quote, places)
    const pickup = toMinutes(body.pickup_time)
    const departure = body.departure_time === null ? null : toMinutes(body.departure_time)
    const checked = checkPickup(pickup, quote, user, clock.now())
    if (checked.state === 'noTime') throw new Refusal(400, 'invalid_request', { path: 'body.pickup_time' })
    if (departure !== null && !isCivilDateTime(departure)) {
      throw new Refusal(400, 'invalid_request', { path: 'body.departure_time' })
    }
    const say = (notice: Texts, time = '') => textIn(notice, lang, { time })
    const similar =
      userId === null
        ? []
        : store
            .ordersByUser(userId, ordersLookedAt)
            .filter(
              (order) => isSimilar(order, quote, pickup) && String(order.orderId) !== String(body.order_id),
            )
    const similarOrders = similar.map((order) => similarOnWire(order, quote, lang))

    if (checked.state === 'tooEarly') {
      const { from, fastFrom } = checked
      return {
        result: {
          allow_booking: false,
          notice: say(notices.tooEarly, from),
          fast_ride:
            fastFrom === null
              ? null
              : {
                  min_allowed_time_order: fastFrom,
                  notice: say(notices.fast, fastFrom),
                  allow_booking: true,
                },
          similar_orders: similarOrders,
        },
      }
    }
    const settled = settleCivil(pickup, quote.from.timeZone)
    const isMissed = departure !== null && !isInTime(pickup, departure, quote)
    const refused =
      checked.state === 'tooLate'
        ? notices.tooLate
        : settled.note === 'gap'
          ? notices.skipped
          : isMissed
            ? notices.missed
            : null
    const isNight = pickup.slice(11) < '05:00'
    return {
      result: {
        allow_booking: refused === null,
        notice: refused === null ? null : say(refused, settled.civil),
        notice_to_user: refused === null && isNight ? say(notices.night) : null,
        similar_orders: similarOrders,
      },
    }
  })
}

function isSimilar(order: StoredOrder, quote: Quote, pickup: string): boolean {
  if (order.fromId !== quote.from.placeId || order.toId !== (quote.to?.placeId ?? null)) return false
  const zone = quote.from.timeZone
  const booked = toMinutes(String(order.trip.date_arrival))
  return Math.abs(instantOf(booked, zone) - instantOf(pickup, zone)) <= similarWithin
}

const similarOnWire = (order: StoredOrder, { from, to }: Quote, lang: Lang) => ({
  order_id: order.orderId,
  date_arrival: toMinutes(String(order.trip.date_arrival)),
  location_address: formattedAddress(from, lang),
  ...(to === null ? {} : { destination_address: formattedAddress(to, lang) }),
})
