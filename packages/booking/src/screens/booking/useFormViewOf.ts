import { useMemo } from 'react'
import type { Leg } from '../../domain/booking.ts'
import { legsOf } from '../../domain/draft.ts'
import { passengerRulesOf } from '../../domain/rules/passenger.ts'
import { unknownUser } from '../../domain/user.ts'
import { fieldOf, legOfField, type Violation } from '../../domain/violation.ts'
import { capitalised } from '../../format/number.ts'
import { useModule } from '../../hooks/module.tsx'
import type { Booking } from '../../hooks/useBooking.ts'
import { useT } from '../../hooks/useT.ts'
import { isTouched } from '../../state/touched.ts'
import { useOwnErrors } from '../shared/useOwnErrors.ts'
import { controlOf, type FormError, fieldLabel, violationText } from './fieldText.ts'
import type { FormView } from './formView.ts'
import type { Leaving } from './leaving.ts'

/**
 * The view that the sections of the form share, null without a draft, and the list of errors once a try was made. Both
 * hold the errors of fields that were left or sent, and of no others (BOOK-13).
 */
export function useFormViewOf(
  booking: Booking,
  formId: string,
  leaving: Leaving,
): { view: FormView | null; errors: readonly FormError[] } {
  const t = useT('order')
  const { lang, serviceLang } = useModule()
  const { own, fieldSays } = useOwnErrors()
  return useMemo(() => {
    const { state, violations, warnings } = booking
    const { draft, timing, submitted } = state
    const isShown = (field: string) => isTouched(state, field)
    if (!draft) return { view: null, errors: [] }
    const idOf = (field: string) => `${formId}${field}`
    // In one list of errors a field of the way back says so: most fields stand in both trips.
    const labelOf = (field: string) => {
      const label = fieldLabel(field, draft, t, passengerRulesOf(booking.user ?? unknownUser))
      const { leg, name } = legOfField(field)
      // The number of a ride names its way by itself.
      return leg !== 'return' || name === 'internalNumber' ? label : t('booking.back.field', { field: label })
    }
    const violated = violations.flatMap((violation): FormError[] => {
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
      // What the form itself finds wrong with a time is said alone.
      if (check.status !== 'refused' || isWrong(leg)) return []
      // It answers a day and a time together.
      if (!isShown(fieldOf(leg, 'dateArrival')) || !isShown(fieldOf(leg, 'dateArrival.time'))) return []
      const field = fieldOf(leg, 'timeCheck')
      const text = check.notice ?? t('booking.need.timeCheck')
      return [{ field, id: idOf(field), label: labelOf(fieldOf(leg, 'dateArrival')), text, isEmpty: false }]
    })
    const errors = [...refused, ...violated]
    const texts = new Map(errors.map(({ field, text }) => [field, capitalised(text, lang)]))
    const cautions = new Map(
      warnings.map((violation: Violation) => [violation.field, violationText(violation, t, lang)]),
    )
    const view: FormView = {
      booking: { ...booking, state: { ...state, draft } },
      t,
      lang,
      serviceLang,
      idOf,
      errorOf: (field) => texts.get(field),
      fieldProps: (field) => ({
        id: idOf(field),
        error: texts.get(field),
        onBlur: (event) => leaving.leave(field, event),
      }),
      frameProps: (field) => ({
        onBlur: (event) => leaving.leave(field, event),
        onFocus: () => leaving.stay(field),
      }),
      fieldSays,
      cautionOf: (field) => cautions.get(field),
    }
    const listed = errors.map((error) => {
      const text = own[error.field]
      return text ? { ...error, text, isEmpty: false } : error
    })
    return { view, errors: submitted ? listed : [] }
  }, [booking, formId, leaving, t, lang, serviceLang, own, fieldSays])
}
