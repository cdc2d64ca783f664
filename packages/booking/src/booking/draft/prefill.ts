import { type ChildSeatType, childSeatTypes, type Draft, noChildSeats } from '../../kernel/model/booking.ts'
import { draftFields, nameInOrder, wiredNames } from '../../kernel/model/draftFields.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import type { OrderTrip } from '../../kernel/model/order.ts'
import type { Passenger } from '../../kernel/model/passenger.ts'
import { routeTypes } from '../../kernel/model/route.ts'
import {
  arrivalMeaning,
  emptyTripForm,
  hasField,
  type TripForm,
  trainBeside,
  tripTextNames,
} from '../../kernel/model/trip.ts'
import type { User } from '../../kernel/model/user.ts'
import { type CivilDateTime, splitCivil } from '../../kernel/values/time.ts'
import { commentParts } from './comment.ts'
import { ownDataOf, ownPassengerOf } from './ownPassenger.ts'
import { tickedServices } from './seats.ts'

/**
 * Returns the fields of an ordered ride for a draft of the same ride at an offer. A change takes all of them
 * (BOOK-50). A repetition leaves out the dates and the certificate, which belong to that one ride (BOOK-52).
 * Extras and child seats that the offer does not have, and trip fields that its form does not show, are left
 * out. Route, stops and hours are not included: they were chosen with the offer. The agreement is never
 * filled in.
 */
export function prefillOf(
  trip: OrderTrip,
  offer: Offer,
  user: User,
  action: 'change' | 'repeat',
): Partial<Draft> {
  const isChange = action === 'change'
  const passengers = passengersOf(trip, user)
  const own = isChange ? undefined : ownPassengerOf(passengers[0], user)
  const { coordinator } = trip
  const orderNumber = coordinator?.internalNumber ?? ''
  return {
    form: formOf(trip, offer, isChange),
    adults: trip.adults,
    children: trip.children,
    childSeats: seatsOf(trip),
    ...(passengers.length > 0 && { passengers, own }),
    services: servicesOf(trip, offer),
    ...commentParts(trip, offer, user),
    // An empty sign is sent as the first passenger's name. Left empty here, it follows a later change of that
    // name.
    sign: trip.sign === passengers[0]?.name ? '' : trip.sign,
    ...textsOf(trip, isChange),
    flexibleTariff: trip.flexibleTariff && offer.flexibleTariff,
    flexibleAgreement: isChange && trip.flexibleTariff && offer.flexibleTariff,
    isFastRide: isChange && trip.isFastRide && offer.fastRide,
    coordinator:
      coordinator && (coordinator.name !== '' || coordinator.phone !== '')
        ? { name: coordinator.name, phone: typedPhone(coordinator.phone), inEnglish: coordinator.inEnglish }
        : null,
    costCenter: trip.costCenter === null ? null : { id: trip.costCenter, title: trip.costCenter },
    ...((isChange || orderNumber !== '') && { orderNumber }),
    viewers: trip.viewers.map(typedPhone),
    certificate: isChange ? trip.hash : '',
    hash: isChange ? trip.hash : '',
  }
}

/**
 * Passengers of the ordered ride. The user's own data fill empty fields of the first passenger, but the
 * user's phone is never given to somebody else (BOOK-20).
 */
function passengersOf({ passengers }: OrderTrip, user: User): Passenger[] {
  const own = ownDataOf(user)
  return passengers.map(({ name, phone, email }, index) => {
    const row = { uniqId: `p${index + 1}`, name, phone: typedPhone(phone), email }
    if (index > 0) return row
    const isTheirs = name === '' || name === own.name
    return {
      ...row,
      name: name || own.name,
      phone: row.phone || (isTheirs ? own.phone : ''),
      email: email || own.email,
    }
  })
}

/** Phone for the form, with a `+`. An order holds the digits alone. */
function typedPhone(digits: string): string {
  return /^\d/.test(digits) ? `+${digits}` : digits
}

function servicesOf({ services }: OrderTrip, offer: Offer): string[] {
  const chosen = new Set(services.map(({ id }) => id))
  return tickedServices(offer)
    .filter(({ id, includedInPrice }) => includedInPrice || chosen.has(id))
    .map(({ id }) => id)
}

function seatsOf({ services }: OrderTrip): Draft['childSeats'] {
  const seats = { ...noChildSeats }
  for (const { type, amount } of services) if (isSeat(type)) seats[type] += amount
  return seats
}

const isSeat = (type: string): type is ChildSeatType => (childSeatTypes as readonly string[]).includes(type)

/**
 * Texts that an order has under names of their own. A new order keeps the presets of the settings if the earlier
 * order left a number empty. A change takes the empty number.
 */
function textsOf(trip: OrderTrip, isChange: boolean): Partial<Record<(typeof wiredNames)[number], string>> {
  return Object.fromEntries(
    wiredNames
      .map((name) => [name, trip[nameInOrder(name)]] as const)
      .filter(([name, text]) => isChange || text !== '' || draftFields[name].repeats === 'always'),
  )
}

/**
 * Trip fields that the offer's form shows. A time that means something else there (a landing, a pickup) is
 * left out.
 */
function formOf(trip: OrderTrip, { routeType }: Offer, isDated: boolean): TripForm {
  const before = trip.travelType === null ? routeType : (routeTypes[trip.travelType - 1] ?? routeType)
  const isSameMeaning = arrivalMeaning(before) === arrivalMeaning(routeType)
  const shown = tripTextNames
    .filter((name) => hasField(routeType, name))
    .map((name) => {
      // An order repeats its train number in the field of the flight number.
      const train = trainBeside(name)
      return [name, train && trip[name] === trip[train] ? '' : trip[name]] as const
    })
  const departure = hasField(routeType, 'dateDeparture') ? trip.dateDeparture : null
  return {
    ...emptyTripForm,
    ...Object.fromEntries(shown),
    ...(isDated && isSameMeaning && halves('arrival', trip.dateArrival)),
    ...(isDated && halves('departure', departure)),
  }
}

function halves(end: 'arrival' | 'departure', civil: CivilDateTime | null): Partial<TripForm> {
  if (civil === null) return {}
  const { date, time } = splitCivil(civil)
  return { [`${end}Date`]: date, [`${end}Time`]: time }
}
