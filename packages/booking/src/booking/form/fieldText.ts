import { dayDateTime } from '../../kernel/format/dateTime.ts'
import { clamp, isolate } from '../../kernel/format/outside.ts'
import type { Draft, Leg } from '../../kernel/model/booking.ts'
import { draftFields, tripFields } from '../../kernel/model/draftFields.ts'
import type { PassengerRules } from '../../kernel/model/passenger.ts'
import { arrivalMeaning, dateArrivalOf, departureMeaning } from '../../kernel/model/trip.ts'
import type { Locale } from '../../kernel/values/language.ts'
import { splitCivil } from '../../kernel/values/time.ts'
import { legOfField, type Violation, type ViolationCode } from '../../kernel/values/violation.ts'
import type { MessageKey } from '../../messages/load.ts'
import { legOf } from '../draft/draft.ts'
import type { Party } from '../draft/party.ts'
import { isChildRow } from '../rules/passenger.ts'
import type { OrderTexts } from './formView.ts'

/** Violations with a reason, and the group of texts for each. */
const reasoned: Partial<Record<ViolationCode, 'name' | 'email' | 'phone'>> = {
  'DataForms.Forms.ErrorName': 'name',
  'DataForms.Forms.ErrorEmail': 'email',
  'DataForms.Forms.ErrorPhone': 'phone',
  'DataForms.Forms.ErrorViewer': 'phone',
}

/**
 * Name of a character in a message. Its code point is added if a font may not draw it; a combining mark is
 * shown on a dotted circle.
 */
function namedSign(sign: string): string {
  if (/^[\p{Co}\p{Cn}]/u.test(sign))
    return isolate(`${sign} U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`)
  return isolate(/^\p{M}/u.test(sign) ? `\u25CC${sign}` : sign, 24)
}

/** Text of a violation with its reason or with the character that is not allowed. Null: it has neither. */
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
  // The company's own text (BOOK-26).
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
  return t(needs[part] ?? code)
}

/**
 * Returns the control at which a violation is shown. For a date it is the missing part, or the time if the
 * day is right.
 */
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

/** Label of a field as shown in the form. */
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
  const ofLeg = legLabels[head]
  if (ofLeg && draft.returnRide) return t(ofLeg[leg])
  if (head === 'coordinator')
    return t(index === 'name' ? 'people.coordinator.name' : 'people.coordinator.phone')
  return t(labels[head] ?? 'booking.title')
}

/**
 * Key of a label in a passenger's row: a legal entity books under its own name, and a child needs a first
 * name only.
 */
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

const fields = Object.entries({ ...draftFields, ...tripFields })

/** Texts that ask for a field, by its name. */
const needs: Readonly<Record<string, MessageKey<'order'>>> = Object.fromEntries(
  fields.flatMap(([name, field]) => ('need' in field ? [[name, field.need] as const] : [])),
)

/** Labels that name the ride of a field already, by the field's name. */
export const legLabels: Readonly<Record<string, Record<Leg, MessageKey<'order'>>>> = Object.fromEntries(
  fields.flatMap(([name, field]) => ('legLabels' in field ? [[name, field.legLabels] as const] : [])),
)

const labels: Readonly<Record<string, MessageKey<'order'>>> = Object.fromEntries(
  fields.flatMap(([name, field]) => ('label' in field ? [[name, field.label] as const] : [])),
)
