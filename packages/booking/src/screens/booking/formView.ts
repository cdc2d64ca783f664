import { createContext, useContext } from 'react'
import type { Draft } from '../../domain/booking.ts'
import type { Lang } from '../../domain/language.ts'
import { splitCivil } from '../../domain/time.ts'
import { arrivalMeaning, departureMeaning } from '../../domain/trip.ts'
import type { Violation } from '../../domain/violation.ts'
import { dateTime } from '../../format/dateTime.ts'
import { capitalised } from '../../format/number.ts'
import type { Booking } from '../../hooks/useBooking.ts'
import type { MessageKey } from '../../messages/load.ts'
import type { Translate } from '../../messages/translation.ts'

export type OrderTexts = Translate<MessageKey<'order'>>

/** What a section of the form needs beside its own values. */
export interface FormView {
  booking: Booking & { state: { draft: Draft } }
  t: OrderTexts
  lang: Lang
  /** Id of the control of a field, as the error summary links to it. */
  idOf(field: string): string
  /** What is wrong with a field; undefined before the first try to book. */
  errorOf(field: string): string | undefined
  /** What looks odd about a field. */
  cautionOf(field: string): string | undefined
}

export const FormContext = createContext<FormView | null>(null)

/** The form around a section. @throws Error outside the booking form. */
export function useFormView(): FormView {
  const view = useContext(FormContext)
  if (!view) throw new Error('This section belongs into the booking form')
  return view
}

/** Text of a violation, without its field's name: `choose a date`. */
export function violationText({ code, field = '', params = {} }: Violation, t: OrderTexts): string {
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
  return t(code)
}

/** Where a violation is mended: the control that takes focus, its name, and what to do. */
export interface FormError {
  field: string
  id: string
  label: string
  text: string
}

/** The control that a violation is shown at: of a date, the half that is missing, or the time where the day is right. */
export function controlOf({ code, field = '', params }: Violation, { form }: Draft): string {
  const isLate = code === 'DataForms.Forms.ErrorTooLate'
  const bound = isLate ? params?.max : code === 'DataForms.Forms.ErrorTooEarly' ? params?.min : undefined
  const isOfTime =
    params?.part === 'time' ||
    (field === 'dateArrival' && typeof bound === 'string' && splitCivil(bound).date === form.arrivalDate)
  return isOfTime ? `${field}.time` : field
}

/** The name of a field as it stands in the form. */
export function fieldLabel(field: string, draft: Draft, t: OrderTexts): string {
  const [head = '', index, part] = field.split('.')
  const time = index === 'time'
  const { routeType } = draft.offer
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
    return draft.passengers.length > 1 ? `${passengerTitle(Number(index), t)}, ${name}` : name
  }
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
  table: 'booking.field.sign',
  agreement: 'booking.terms.label',
}

/** A text as a sentence under its field. */
export const asSentence = (text: string, lang: Lang) => capitalised(text, lang)
