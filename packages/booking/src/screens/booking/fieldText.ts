import type { Draft } from '../../domain/booking.ts'
import { legOf } from '../../domain/draft.ts'
import type { Locale } from '../../domain/language.ts'
import type { Party } from '../../domain/party.ts'
import type { PassengerRules } from '../../domain/passenger.ts'
import { isChildRow } from '../../domain/rules/passenger.ts'
import { splitCivil } from '../../domain/time.ts'
import { arrivalMeaning, dateArrivalOf, departureMeaning } from '../../domain/trip.ts'
import { legOfField, type Violation, type ViolationCode } from '../../domain/violation.ts'
import { dayDateTime } from '../../format/dateTime.ts'
import { clamp, isolate } from '../../format/outside.ts'
import type { MessageKey } from '../../messages/load.ts'
import type { OrderTexts } from './formView.ts'

/** Violations that say why: their texts by that reason. */
const reasoned: Partial<Record<ViolationCode, 'name' | 'email' | 'phone'>> = {
  'DataForms.Forms.ErrorName': 'name',
  'DataForms.Forms.ErrorEmail': 'email',
  'DataForms.Forms.ErrorPhone': 'phone',
  'DataForms.Forms.ErrorViewer': 'phone',
}

/** A sign as a message names it: by its number too where no font may draw it, on a ring where it stands over letters. */
function namedSign(sign: string): string {
  if (/^[\p{Co}\p{Cn}]/u.test(sign))
    return isolate(`${sign} U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`)
  return isolate(/^\p{M}/u.test(sign) ? `\u25CC${sign}` : sign, 24)
}

/** Text of a violation that names its reason, or the sign that cannot stand there. Null: it has neither. */
function reasonText({ code, params = {} }: Violation, t: OrderTexts): string | null {
  const { reason, sign = '' } = params
  const named = { sign: namedSign(String(sign)) }
  const kind = reasoned[code]
  if (!kind || reason === undefined) return 'sign' in params ? t(code, named) : null
  const isBlank = kind === 'email' && (sign === ' ' || (reason === 'domain' && sign === ''))
  const detail = !isBlank ? reason : sign === '' ? 'end' : 'blank'
  return t(`booking.wrong.${kind}.${detail}` as MessageKey<'order'>, named)
}

/** Text of a violation, without its field's name: `choose a date`. */
export function violationText(violation: Violation, t: OrderTexts, lang: Locale): string {
  const { code, field = '', params = {} } = violation
  const why = reasonText(violation, t)
  if (why !== null) return why
  // The words are the company's own (BOOK-26).
  if (code === 'DataForms.Forms.ErrorInternalNumber' && params.message) return clamp(String(params.message))
  if (code !== 'DataForms.Forms.Required') {
    const shown = Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? dayDateTime(value, lang) : value,
    ])
    return t(code, Object.fromEntries(shown))
  }
  const part = field.split('.').at(-1) ?? ''
  if (part === 'dateArrival' || part === 'dateDeparture')
    return t(params.part === 'time' ? 'booking.need.time' : 'booking.need.date')
  if (params.part === 'company') return t('booking.need.company')
  if (params.part === 'child') return t('booking.need.firstName')
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
export function fieldLabel(
  field: string,
  draft: Draft,
  t: OrderTexts,
  rules: PassengerRules = 'natural',
): string {
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
    const name = t(`booking.passengers.${nameKey(rules, Number(index), part, draft)}`)
    const inside = name.charAt(0).toLowerCase() + name.slice(1)
    return draft.passengers.length > 1 ? `${passengerTitle(Number(index), draft, t)}, ${inside}` : name
  }
  if (head === 'internalNumber' && draft.returnRide)
    return t(leg === 'outbound' ? 'people.company.tripNumberThere' : 'people.company.tripNumberBack')
  if (head === 'coordinator')
    return t(index === 'name' ? 'people.coordinator.name' : 'people.coordinator.phone')
  return t(labels[head] ?? 'booking.title')
}

/** Label of a field of a row: a legal entity books under its own name, of a child the first name is enough. */
export function nameKey(
  rules: PassengerRules,
  index: number,
  part: 'name' | 'phone' | 'email',
  party: Pick<Party, 'adults'>,
): 'company' | 'firstName' | 'name' | 'phone' | 'email' {
  if (part !== 'name') return part
  if (rules === 'legal' && index === 0) return 'company'
  return isChildRow(index, party) ? 'firstName' : part
}

/** Heading of a passenger's row. */
export function passengerTitle(index: number, { adults, children }: Party, t: OrderTexts): string {
  if (isChildRow(index, { adults }))
    return children > 1
      ? t('booking.passengers.nthChild', { n: index - adults + 1 })
      : t('booking.passengers.child')
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
