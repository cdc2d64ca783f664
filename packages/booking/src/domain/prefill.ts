import { type ChildSeatType, childSeatTypes, type Draft, noChildSeats } from './booking.ts'
import type { Offer } from './offer.ts'
import type { OrderTrip } from './order.ts'
import { ownDataOf, ownPassengerOf } from './ownPassenger.ts'
import type { Passenger } from './passenger.ts'
import { routeTypes } from './route.ts'
import { tickedServices } from './seats.ts'
import { type CivilDateTime, splitCivil } from './time.ts'
import { arrivalMeaning, emptyTripForm, hasField, type TripForm, type TripTextField } from './trip.ts'
import type { User } from './user.ts'

/**
 * What an ordered ride says for a draft of the same ride at an offer: all of it for a change (BOOK-50); for a
 * repetition without its dates and its certificate, which are of that one ride (BOOK-52). Extras and child seats only
 * as far as the offer has them, of the trip only what the offer's form shows; the route, its stops and its hours are
 * not among it, they were chosen with the offer. The agreement is always ticked anew.
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
  const { coordinator, internalNumber, reference } = trip
  return {
    form: formOf(trip, offer, isChange),
    adults: trip.adults,
    children: trip.children,
    childSeats: seatsOf(trip),
    ...(passengers.length > 0 && { passengers, own }),
    services: servicesOf(trip, offer),
    ...notesOf(trip, offer, user),
    // An empty sign is sent as the first passenger's name: it follows that name, not the one of then.
    sign: trip.sign === passengers[0]?.name ? '' : trip.sign,
    additionalAddress: trip.additionalAddress,
    changeOfItinerary: trip.changeOfItinerary,
    waiting: trip.waiting,
    tollRoads: trip.tollRoads,
    flexibleTariff: trip.flexibleTariff && offer.flexibleTariff,
    flexibleAgreement: isChange && trip.flexibleTariff && offer.flexibleTariff,
    isFastRide: isChange && trip.isFastRide && offer.fastRide,
    coordinator:
      coordinator && (coordinator.name !== '' || coordinator.phone !== '')
        ? { name: coordinator.name, phone: typedPhone(coordinator.phone), inEnglish: coordinator.inEnglish }
        : null,
    costCenter: trip.costCenter === null ? null : { id: trip.costCenter, title: trip.costCenter },
    // A new order has the presets of the settings where the earlier one said nothing; a change takes nothing for granted.
    ...said({ internalNumber, tripReference: reference }, isChange),
    ...said({ orderNumber: coordinator?.internalNumber ?? '' }, isChange),
    viewers: trip.viewers.map(typedPhone),
    milesNumber: trip.milesNumber,
    certificate: isChange ? trip.hash : '',
    hash: isChange ? trip.hash : '',
  }
}

/**
 * Passengers as the ride names them. The user's own data fill what it leaves empty of the first one, but the user's
 * phone never goes to somebody else (BOOK-20).
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

/** Orders have digits alone; the form's numbers are international. */
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
 * The reason for a car outside the travel policy went out as the comment's first line (BOOK-37). Whether there was one
 * is known of the same car alone: of another one the whole is taken for the comment.
 */
function notesOf(trip: OrderTrip, offer: Offer, { policyMode }: User): Pick<Draft, 'policyReason' | 'notes'> {
  const { notes, carClassId, provider } = trip
  const isSameCar =
    carClassId === offer.carClass.id && (provider?.id ?? offer.provider.id) === offer.provider.id
  if (policyMode === 'off' || !offer.isOutOfPolicy || !isSameCar) return { policyReason: '', notes }
  const [policyReason = '', ...rest] = notes.split('\n')
  return { policyReason, notes: rest.join('\n') }
}

function said<T extends Readonly<Record<string, string>>>(texts: T, isChange: boolean): Partial<T> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => isChange || text !== '')) as Partial<T>
}

/** What the offer's form shows; a time that means something else there (a landing, a pickup) is not taken over. */
function formOf(trip: OrderTrip, { routeType }: Offer, isDated: boolean): TripForm {
  const before = trip.travelType === null ? routeType : (routeTypes[trip.travelType - 1] ?? routeType)
  const isSameMeaning = arrivalMeaning(before) === arrivalMeaning(routeType)
  const texts: Record<TripTextField, string> = {
    // An order names its train a second time, where flights stand.
    arrivalNumber: trip.arrivalNumber === trip.arrivalTrainNumber ? '' : trip.arrivalNumber,
    arrivalTerminal: trip.arrivalTerminal,
    arrivalTrainNumber: trip.arrivalTrainNumber,
    arrivalWagonTrainNumber: trip.arrivalWagonTrainNumber,
    departureNumber: trip.departureNumber === trip.departureTrainNumber ? '' : trip.departureNumber,
    departureTerminal: trip.departureTerminal,
    departureTrainNumber: trip.departureTrainNumber,
  }
  const shown = Object.entries(texts).filter(([field]) => hasField(routeType, field as TripTextField))
  const departure = hasField(routeType, 'dateDeparture') ? trip.dateDeparture : null
  return {
    ...emptyTripForm,
    ...(Object.fromEntries(shown) as Partial<TripForm>),
    ...(isDated && isSameMeaning && halves('arrival', trip.dateArrival)),
    ...(isDated && halves('departure', departure)),
  }
}

function halves(end: 'arrival' | 'departure', civil: CivilDateTime | null): Partial<TripForm> {
  if (civil === null) return {}
  const { date, time } = splitCivil(civil)
  return { [`${end}Date`]: date, [`${end}Time`]: time }
}
