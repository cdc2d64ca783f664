import type { Draft } from '../../domain/booking.ts'
import { legOf } from '../../domain/draft.ts'
import { splitCivil } from '../../domain/time.ts'
import { arrivalMeaning, dateArrivalOf, departureMeaning } from '../../domain/trip.ts'
import { legOfField, type Violation } from '../../domain/violation.ts'
import { dateTime } from '../../format/dateTime.ts'
import { clamp } from '../../format/outside.ts'
import type { MessageKey } from '../../messages/load.ts'
import type { OrderTexts } from './formView.ts'

/** Text of a violation, without its field's name: `choose a date`. */
export function violationText({ code, field = '', params = {} }: Violation, t: OrderTexts): string {
  // The words are the company's own (BOOK-26).
  if (code === 'DataForms.Forms.ErrorInternalNumber' && params.message) return clamp(String(params.message))
  if (code !== 'DataForms.Forms.Required') {
    const shown = Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? dateTime(value) : value,
    ])
    return t(code, Object.fromEntries(shown))
  }
  const part = field.split('.').at(-1) ?? ''
  if (part === 'dateArrival' || part === 'dateDeparture')
    return t(params.part === 'time' ? 'booking.need.time' : 'booking.need.date')
  if (part === 'name' || part === 'phone' || part === 'email') return t(`booking.need.${part}`)
  if (part === 'arrivalNumber' || part === 'arrivalTrainNumber' || part === 'arrivalWagonTrainNumber')
    return t(`booking.need.${part}`)
  if (part === 'costCenter') return t('people.company.needCostCenter')
  if (part === 'orderNumber' || part === 'internalNumber') return t('people.company.needNumber')
  return t(code)
}

/** Where a violation is mended: the control that takes focus, its name, and what to do. */
export interface FormError {
  field: string
  id: string
  label: string
  text: string
  /** It was only left empty. */
  isEmpty: boolean
}

/** The control that a violation is shown at: of a date, the half that is missing, or the time where the day is right. */
export function controlOf({ code, field = '', params }: Violation, draft: Draft): string {
  const { leg, name } = legOfField(field)
  const form = legOf(draft, leg)?.form
  const isLate = code === 'DataForms.Forms.ErrorTooLate'
  const bound = isLate ? params?.max : code === 'DataForms.Forms.ErrorTooEarly' ? params?.min : undefined
  const there = dateArrivalOf(draft.form)
  const isOfDay = there !== null && splitCivil(there).date === form?.departureDate
  const isOfTime =
    params?.part === 'time' ||
    (code === 'DataForms.Forms.ErrorReturnDeparture' && isOfDay) ||
    (name === 'dateArrival' && typeof bound === 'string' && splitCivil(bound).date === form?.arrivalDate)
  return isOfTime ? `${field}.time` : field
}

/** The name of a field as it stands in the form. */
export function fieldLabel(field: string, draft: Draft, t: OrderTexts): string {
  const { leg, name: own } = legOfField(field)
  const [head = '', index, part] = own.split('.')
  const time = index === 'time'
  const { routeType } = (legOf(draft, leg) ?? draft).offer
  if (head === 'dateArrival') {
    const meaning = arrivalMeaning(routeType)
    return t(`booking.field.${meaning}${time ? 'Time' : 'Date'}`)
  }
  if (head === 'dateDeparture') {
    const meaning = departureMeaning(routeType) ?? 'takeoff'
    return t(`booking.field.${meaning}${time ? 'Time' : 'Date'}`)
  }
  if (head === 'passengers' && (part === 'name' || part === 'phone' || part === 'email')) {
    const name = t(`booking.passengers.${part}`)
    const inside = name.charAt(0).toLowerCase() + name.slice(1)
    return draft.passengers.length > 1 ? `${passengerTitle(Number(index), t)}, ${inside}` : name
  }
  if (head === 'internalNumber' && draft.returnRide)
    return t(leg === 'outbound' ? 'people.company.tripNumberThere' : 'people.company.tripNumberBack')
  if (head === 'coordinator')
    return t(index === 'name' ? 'people.coordinator.name' : 'people.coordinator.phone')
  return t(labels[head] ?? 'booking.title')
}

/** Heading of a passenger's row. */
export function passengerTitle(index: number, t: OrderTexts): string {
  return index === 0 ? t('booking.passengers.first') : t('booking.passengers.nth', { n: index + 1 })
}

const labels: Readonly<Record<string, MessageKey<'order'>>> = {
  arrivalNumber: 'booking.field.arrivalNumber',
  arrivalTerminal: 'booking.field.arrivalTerminal',
  arrivalTrainNumber: 'booking.field.arrivalTrainNumber',
  arrivalWagonTrainNumber: 'booking.field.arrivalWagonTrainNumber',
  departureNumber: 'booking.field.departureNumber',
  departureTerminal: 'booking.field.departureTerminal',
  departureTrainNumber: 'booking.field.departureTrainNumber',
  adults: 'booking.passengers.adults',
  children: 'booking.passengers.children',
  childSeats: 'booking.passengers.seats',
  notes: 'booking.field.comment',
  sign: 'booking.field.sign',
  flexibleAgreement: 'extras.flexible.agreeField',
  additionalAddress: 'extras.wishes.additionalAddress',
  changeOfItinerary: 'extras.wishes.changeOfItinerary',
  waiting: 'extras.wishes.waiting',
  tollRoads: 'extras.wishes.tollRoads',
  policyReason: 'people.policy.label',
  costCenter: 'people.company.costCenter',
  orderNumber: 'people.company.orderNumber',
  internalNumber: 'people.company.tripNumber',
  tripReference: 'people.company.reference',
  viewers: 'people.viewers.phone',
  certificate: 'bonus.code',
  milesNumber: 'bonus.miles.label',
  agreement: 'booking.terms.label',
}
