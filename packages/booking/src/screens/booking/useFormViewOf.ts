import { useMemo } from 'react'
import type { Violation } from '../../domain/violation.ts'
import { useModule } from '../../hooks/module.tsx'
import type { Booking } from '../../hooks/useBooking.ts'
import { useT } from '../../hooks/useT.ts'
import {
  asSentence,
  controlOf,
  type FormError,
  type FormView,
  fieldLabel,
  violationText,
} from './formView.ts'

/** What the sections of the form need, and the list of errors once a try was made; `view` is null without a draft. */
export function useFormViewOf(
  booking: Booking,
  formId: string,
): { view: FormView | null; errors: readonly FormError[] } {
  const t = useT('order')
  const { lang } = useModule()
  return useMemo(() => {
    const { state, violations, warnings } = booking
    const { draft, check, submitted } = state
    if (!draft) return { view: null, errors: [] }
    const idOf = (field: string) => `${formId}${field}`
    const shown = submitted ? violations : []
    const errors = shown.map((violation): FormError => {
      const field = controlOf(violation, draft)
      return { field, id: idOf(field), label: fieldLabel(field, draft, t), text: violationText(violation, t) }
    })
    if (submitted && check.status === 'refused') {
      const text = t('booking.need.timeCheck', { notice: check.notice ?? '' })
      const label = fieldLabel('dateArrival', draft, t)
      errors.unshift({ field: 'timeCheck', id: idOf('timeCheck'), label, text })
    }
    const texts = new Map(errors.map(({ field, text }) => [field, asSentence(text, lang)]))
    const cautions = new Map(
      warnings.map((violation: Violation) => [violation.field, violationText(violation, t)]),
    )
    const view: FormView = {
      booking: { ...booking, state: { ...state, draft } },
      t,
      lang,
      idOf,
      errorOf: (field) => texts.get(field),
      cautionOf: (field) => cautions.get(field),
    }
    return { view, errors }
  }, [booking, formId, t, lang])
}
