import { type OrderTexts, seatText } from '../../booking/index.ts'
import { isolate } from '../../kernel/format/outside.ts'
import type { OrderTrip } from '../../kernel/model/order.ts'
import type { PhoneText } from '../../module/usePhoneText.ts'
import { isSeatService } from '../rules/orderPrice.ts'

/** A fact of a booked ride. */
export interface BookedFact {
  term: string
  text: string
}

/** Facts of a booked ride besides its route, its car and its price; empty ones are left out. */
export function bookedFacts(ride: OrderTrip, t: OrderTexts, phoneText: PhoneText): readonly BookedFact[] {
  const [lead] = ride.passengers
  const names = ride.passengers.map(({ name }) => name).filter((name) => name !== '')
  const facts: [term: string, text: string][] = [
    ...numberFacts(ride, t),
    [t('confirmed.sign'), ride.sign],
    [t('confirmed.passengers'), names.map((name) => isolate(name)).join(', ')],
    [t('confirmed.phone'), lead?.phone ? phoneText(lead.phone) : ''],
    [t('confirmed.extras'), extrasText(ride, t)],
    [t('confirmed.flexible'), ride.flexibleTariff ? t('confirmed.flexibleText') : ''],
    // The code is left out if the sum already shows the amount that it paid.
    [t('confirmed.code'), ride.sum && ride.sum.repaid.minor > 0 ? '' : ride.hash],
    [t('confirmed.address'), ride.additionalAddress],
    [t('confirmed.itinerary'), ride.changeOfItinerary],
    [t('confirmed.waiting'), ride.waiting],
    [t('confirmed.tolls'), ride.tollRoads],
    [t('confirmed.miles'), ride.milesNumber],
    [t('people.company.tripNumber'), ride.internalNumber],
    [t('people.company.reference'), ride.reference],
    [t('people.coordinator.title'), coordinatorText(ride, phoneText)],
    [t('people.viewers.title'), ride.viewers.map(phoneText).join(', ')],
    [t('confirmed.comment'), ride.notes],
  ]
  return facts.flatMap(([term, text]) => (text.trim() === '' ? [] : [{ term, text }]))
}

/** Flights and trains with their terminal and carriage; empty texts for those that are not stated. */
export function numberFacts(ride: OrderTrip, t: OrderTexts): [term: string, text: string][] {
  const withTerminal = (number: string, terminal: string) =>
    number && terminal
      ? t('confirmed.terminal', { number: isolate(number), terminal: isolate(terminal) })
      : number
  const { arrivalTrainNumber: train, arrivalWagonTrainNumber: wagon, departureTrainNumber } = ride
  return [
    train
      ? [
          t('confirmed.train'),
          wagon ? t('confirmed.carriage', { number: isolate(train), carriage: isolate(wagon) }) : train,
        ]
      : [t('confirmed.flight'), withTerminal(ride.arrivalNumber, ride.arrivalTerminal)],
    departureTrainNumber
      ? [t('confirmed.departureTrain'), departureTrainNumber]
      : [t('confirmed.departureFlight'), withTerminal(ride.departureNumber, ride.departureTerminal)],
  ]
}

function extrasText({ services }: OrderTrip, t: OrderTexts): string {
  return services
    .flatMap((service) => {
      if (isSeatService(service)) return [seatText(service.type, service.amount, t)]
      return service.name ? [isolate(service.name)] : []
    })
    .join(', ')
}

function coordinatorText({ coordinator }: OrderTrip, phoneText: PhoneText): string {
  if (!coordinator) return ''
  const { name, phone } = coordinator
  return [name && isolate(name), phone && phoneText(phone)].filter((part) => part !== '').join(', ')
}
