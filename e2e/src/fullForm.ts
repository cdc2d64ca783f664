import {
  type CostCenter,
  childSeatTypes,
  type Draft,
  type Leg,
  type TripTextField,
  type User,
} from '@wherry/booking/kernel'
import { freeText } from '@wherry/booking/testing/arbitraries.ts'
import {
  type BookingAction,
  companyShown,
  createRide,
  fitPassengers,
  legOf,
  legsOf,
  offersOf,
  rideOf,
  seatTotal,
  seatTypesOf,
  tickedServices,
  toSubmittedDraft,
  withReturn,
} from '@wherry/booking/testing/parts.ts'
import type fc from 'fast-check'
import { anyBooking, pick } from './anyBooking.ts'
import { journeyClock } from './clock.ts'
import type { Route } from './market.ts'

type Gen = fc.GeneratorValue
type Dispatch = (action: BookingAction) => void

/** A user, and the routes and cost centres that are offered to that user. */
export interface Market {
  user: User
  routes: readonly Route[]
  costCenters: readonly CostCenter[]
}

/** A booking with a value in every field that the form shows to the user. */
export function fullForm(gen: Gen, { user, routes, costCenters }: Market): Draft {
  const { there, back } = anyBooking(gen, user, pick(gen, ...routes), costCenters, journeyClock.now())
  const text = () => gen(() => freeText) || pick(gen, 'Two suitcases', 'Второй подъезд', '🧳')
  const said = (ride: Draft): Draft => ({
    ...ride,
    sign: ride.sign || 'Anna K.',
    additionalAddress: text(),
    changeOfItinerary: text(),
    waiting: text(),
    tollRoads: text(),
    services: tickedServices(ride.offer)
      .filter(({ id, includedInPrice }) => includedInPrice || ride.services.includes(id))
      .map(({ id }) => id),
  })
  const whole = withReturn(said(there), back && rideOf(said(back)))
  const rows = fitPassengers(whole.passengers, whole.adults + whole.children)
  // The certificate pays only a part: one for the whole price would leave nothing to pay.
  const hash = pick(gen, '', 'WHERRY-10')
  const [seat] = seatTypesOf(...offersOf(whole))
  const isSeatMissing = whole.children > 0 && seatTotal(whole.childSeats) === 0 && seat
  const draft: Draft = {
    ...whole,
    childSeats: isSeatMissing ? { ...whole.childSeats, [seat]: 1 } : whole.childSeats,
    passengers: rows.map((row, index) => ({
      ...row,
      name: row.name || pick(gen, "Seán O'Brien", '山田 太郎'),
      phone: row.phone || pick(gen, '+90 532 118 40 27', '+33 (6) 12-34-56-78'),
      email: row.email || `guest${index}@example.com`,
    })),
    notes: text(),
    agreement: true,
    viewers: whole.viewers.length > 0 ? whole.viewers : ['+90 532 118 40 27'],
    milesNumber: '1007',
    tripReference: user.tripReference === null ? '' : `TR ${text()}`,
    utm: { utm_source: 'spring', sub_id: text() },
    hash,
    certificate: hash,
    // The service sets this value.
    isFastRide: false,
  }
  const reason = companyShown(draft, user).reason === 'off' ? '' : `No other car ${text()}`
  return toSubmittedDraft({ ...draft, policyReason: reason, payment: null }, user)
}

/** Enters a whole form field by field. */
export function fillIn(dispatch: Dispatch, draft: Draft, user: User, now: number) {
  const { returnRide, utm } = draft
  dispatch({
    type: 'started',
    ...rideOf(draft),
    quotedAt: now,
    returnRide: returnRide && createRide({ ...returnRide, user }),
    intentId: crypto.randomUUID(),
    utm,
    user,
  })
  for (const leg of legsOf(draft)) fillInRide(dispatch, legOf(draft, leg) as Draft, leg)
  dispatch({ type: 'adultsSet', count: draft.adults })
  dispatch({ type: 'childrenSet', count: draft.children })
  for (const seat of childSeatTypes) dispatch({ type: 'seatsSet', seat, count: draft.childSeats[seat] })
  for (const { uniqId, ...row } of draft.passengers)
    for (const field of ['name', 'phone', 'email'] as const)
      dispatch({ type: 'passengerEntered', uniqId, field, value: row[field] })
  dispatch({ type: 'notesEntered', value: draft.notes })
  dispatch({
    type: 'particularSet',
    said: {
      coordinator: draft.coordinator,
      costCenter: draft.costCenter,
      orderNumber: draft.orderNumber,
      tripReference: draft.tripReference,
      policyReason: draft.policyReason,
      viewers: draft.viewers,
      milesNumber: draft.milesNumber,
      certificate: draft.certificate,
      hash: draft.hash,
    },
  })
  dispatch({ type: 'agreementSet', agreed: true })
}

const tripTexts: readonly TripTextField[] = [
  'arrivalNumber',
  'arrivalTerminal',
  'arrivalTrainNumber',
  'arrivalWagonTrainNumber',
  'departureNumber',
  'departureTerminal',
  'departureTrainNumber',
]

function fillInRide(dispatch: Dispatch, ride: Draft, leg: Leg) {
  for (const end of ['departure', 'arrival'] as const)
    for (const part of ['date', 'time'] as const)
      dispatch({
        type: 'dateEntered',
        leg,
        end,
        part,
        value: ride.form[`${end}${part === 'date' ? 'Date' : 'Time'}`],
      })
  for (const field of tripTexts) dispatch({ type: 'textEntered', leg, field, value: ride.form[field] })
  for (const field of [
    'sign',
    'internalNumber',
    'additionalAddress',
    'changeOfItinerary',
    'waiting',
    'tollRoads',
  ] as const)
    dispatch({ type: 'rideTextEntered', leg, field, value: ride[field] })
  for (const { id } of tickedServices(ride.offer))
    dispatch({ type: 'serviceSet', leg, serviceId: id, chosen: ride.services.includes(id) })
  dispatch({ type: 'flexibleSet', leg, chosen: ride.flexibleTariff })
  dispatch({ type: 'flexibleAgreementSet', leg, agreed: ride.flexibleAgreement })
}

/**
 * A draft without the values that a person does not enter: an arrival that the service recommends for a departure, a
 * fast ride, the only payment method.
 */
export function entered(draft: Draft): unknown {
  const bare = (ride: Draft) => ({
    ...ride,
    form: { ...ride.form, arrivalDate: null, arrivalTime: null },
    services: [...ride.services].sort(),
    isFastRide: false,
    payment: null,
    // The form’s own record of the fields that it has filled in.
    own: undefined,
  })
  const back = legOf(draft, 'return')
  return { ...bare(draft), returnRide: back && bare(back) }
}
