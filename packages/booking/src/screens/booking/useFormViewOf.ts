import { useMemo } from 'react'
import type { Leg } from '../../domain/booking.ts'
import { legsOf } from '../../domain/draft.ts'
import { fieldOf, legOfField, type Violation } from '../../domain/violation.ts'
import { capitalised } from '../../format/number.ts'
import { useModule } from '../../hooks/module.tsx'
import type { Booking } from '../../hooks/useBooking.ts'
import { useT } from '../../hooks/useT.ts'
import { pricingOf } from '../../state/pricing.ts'
import { controlOf, type FormError, fieldLabel, violationText } from './fieldText.ts'
import type { FormView } from './formView.ts'

/** What the sections of the form need, and the list of errors once a try was made; `view` is null without a draft. */
export function useFormViewOf(
  booking: Booking,
  formId: string,
): { view: FormView | null; errors: readonly FormError[] } {
  const t = useT('order')
  const { lang, serviceLang } = useModule()
  return useMemo(() => {
    const { state, violations, warnings } = booking
    const { draft, timing, submitted } = state
    if (!draft) return { view: null, errors: [] }
    const idOf = (field: string) => `${formId}${field}`
    // In one list of errors a field of the way back says so: most fields stand in both trips.
    const labelOf = (field: string) => {
      const label = fieldLabel(field, draft, t)
      const { leg, name } = legOfField(field)
      // The number of a ride names its way by itself.
      return leg !== 'return' || name === 'internalNumber' ? label : t('booking.back.field', { field: label })
    }
    const shown = submitted ? violations : []
    const errors = shown.map((violation): FormError => {
      const field = controlOf(violation, draft)
      const isEmpty = violation.code === 'DataForms.Forms.Required'
      return { field, id: idOf(field), label: labelOf(field), text: violationText(violation, t), isEmpty }
    })
    const isWrong = (leg: Leg) =>
      errors.some(({ field }) => {
        const { leg: other, name } = legOfField(field)
        return other === leg && /^date(Arrival|Departure)/.test(name)
      })
    for (const leg of legsOf(draft).toReversed()) {
      const { check } = timing[leg]
      // What the form itself finds wrong with a time is said alone.
      if (!submitted || check.status !== 'refused' || isWrong(leg)) continue
      const field = fieldOf(leg, 'timeCheck')
      const text = check.notice ?? t('booking.need.timeCheck')
      const label = labelOf(fieldOf(leg, 'dateArrival'))
      errors.unshift({ field, id: idOf(field), label, text, isEmpty: false })
    }
    const pricing = pricingOf(state)
    if (submitted && pricing.status === 'refused') {
      const text = pricing.message ?? t('DataForms.WherryBonus.error')
      const field = 'certificate'
      errors.push({ field, id: idOf(field), label: t('bonus.code'), text, isEmpty: false })
    }
    const texts = new Map(errors.map(({ field, text }) => [field, capitalised(text, lang)]))
    const cautions = new Map(
      warnings.map((violation: Violation) => [violation.field, violationText(violation, t)]),
    )
    const view: FormView = {
      booking: { ...booking, state: { ...state, draft } },
      t,
      lang,
      serviceLang,
      idOf,
      errorOf: (field) => texts.get(field),
      cautionOf: (field) => cautions.get(field),
    }
    return { view, errors }
  }, [booking, formId, t, lang, serviceLang])
}
