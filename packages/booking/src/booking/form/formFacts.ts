import { capitalised } from '../../kernel/format/number.ts'
import type { Leg } from '../../kernel/model/booking.ts'
import type { User } from '../../kernel/model/user.ts'
import { remember } from '../../kernel/store/remember.ts'
import type { Readable } from '../../kernel/store/store.ts'
import type { Locale } from '../../kernel/values/language.ts'
import { fieldOf, legOfField } from '../../kernel/values/violation.ts'
import { legsOf } from '../draft/draft.ts'
import type { BookingFacts } from '../order/useBooking.ts'
import { passengerRulesOf } from '../rules/passenger.ts'
import { isTouched } from '../state/touched.ts'
import { controlOf, fieldLabel, legLabels, violationText } from './fieldText.ts'
import type { FormError, FormFacts, FormView, OrderTexts } from './formView.ts'

interface FormWords {
  user: User
  t: OrderTexts
  lang: Locale
  idOf: FormView['idOf']
}

/**
 * Returns what the form shows of a booking, as that changes. Its errors are only those of fields that were left or
 * submitted (BOOK-13).
 */
export function formFactsOf(booking: Readable<BookingFacts>, words: FormWords): Readable<FormFacts> {
  const read = remember((facts: BookingFacts) => shownFacts(facts, words))
  let last: FormFacts | null = null
  return {
    get() {
      // The draft is removed before its form unmounts, so the form shows the last draft until then.
      last = read(booking.get()) ?? last
      if (!last) throw new Error('The form has no draft yet')
      return last
    },
    subscribe: booking.subscribe,
  }
}

/** Null: there is no draft. */
function shownFacts({ state, violations, warnings }: BookingFacts, words: FormWords): FormFacts | null {
  const { draft, timing } = state
  const { user, t, lang, idOf } = words
  if (!draft) return null
  const isShown = (field: string) => isTouched(state, field)
  // In the error summary, a label of the way back says so, because most fields exist for both rides.
  const labelOf = (field: string) => {
    const label = fieldLabel(field, draft, t, passengerRulesOf(user))
    const { leg, name } = legOfField(field)
    // The label of a ride's own number already names the leg.
    return leg !== 'return' || name in legLabels ? label : t('booking.back.field', { field: label })
  }
  const violated = (violations ?? []).flatMap((violation): FormError[] => {
    const field = controlOf(violation, draft)
    if (!isShown(field)) return []
    const isEmpty = violation.code === 'DataForms.Forms.Required'
    return [
      { field, id: idOf(field), label: labelOf(field), text: violationText(violation, t, lang), isEmpty },
    ]
  })
  const isWrong = (leg: Leg) =>
    violated.some(({ field }) => {
      const { leg: other, name } = legOfField(field)
      return other === leg && /^date(Arrival|Departure)/.test(name)
    })
  const refused = legsOf(draft).flatMap((leg): FormError[] => {
    const { check } = timing[leg]
    // The form's own error about a time hides the service's refusal.
    if (check.status !== 'refused' || isWrong(leg)) return []
    // The refusal concerns day and time together, so both must have been left.
    if (!isShown(fieldOf(leg, 'dateArrival')) || !isShown(fieldOf(leg, 'dateArrival.time'))) return []
    const field = fieldOf(leg, 'timeCheck')
    const text = check.notice ?? t('booking.need.timeCheck')
    return [{ field, id: idOf(field), label: labelOf(fieldOf(leg, 'dateArrival')), text, isEmpty: false }]
  })
  const errors = [...refused, ...violated]
  const texts = new Map(errors.map(({ field, text }) => [field, capitalised(text, lang)]))
  const cautions = new Map(warnings.map((violation) => [violation.field, violationText(violation, t, lang)]))
  return {
    draft,
    state: { ...state, draft },
    errors,
    errorOf: (field) => texts.get(field),
    cautionOf: (field) => cautions.get(field),
  }
}
