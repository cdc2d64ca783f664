import { type YachtViolation, yachtViolations } from '../../domain/rules/yacht.ts'
import type { YachtStart } from '../../domain/yachtDates.ts'
import type { YachtForm } from '../../domain/yachtForm.ts'
import type { Yacht } from '../../hooks/useYacht.ts'
import { useYachtT, type YachtTexts } from '../../hooks/useYachtT.ts'
import type { SummaryItem } from '../shared/ErrorSummary.tsx'

type Field = YachtViolation['field']

function textOf({ field, rule, limit = 0 }: YachtViolation, t: YachtTexts): string {
  if (field === 'date' || field === 'time') return t(`yacht.error.${field}`)
  if (field === 'details') return t('yacht.error.detailsLong', { limit })
  if (field === 'agreement') return t('yacht.error.agreement')
  return t(rule === 'missing' ? 'yacht.error.contactMissing' : 'yacht.error.contactInvalid')
}

const labels = {
  date: 'yacht.order.date',
  time: 'yacht.order.time',
  details: 'yacht.order.details',
  contact: 'yacht.order.contact',
  agreement: 'yacht.order.terms',
} as const

/** What a part of the form needs of the whole. */
export interface YachtPartProps {
  yacht: Yacht
  form: YachtForm
  /** Null: date or time is missing. */
  start: YachtStart | null
  /** Id of the form, with which those of its controls begin. */
  formId: string
}

/** What is wrong with the fields, once it was tried to send them, and the ids by which the focus finds their controls. */
export function useYachtErrors({ yacht: { state, user }, form, start, formId }: YachtPartProps) {
  const { t } = useYachtT()
  const violations = state.isTried ? yachtViolations(form, user, start) : []
  const idOf = (field: Field): string => `${formId}-${field}`
  return {
    idOf,
    /** Each of them as a line of the summary. */
    items: violations.map(
      (violation): SummaryItem => ({
        id: idOf(violation.field),
        text: t('yacht.error.item', {
          field: t(labels[violation.field]),
          message: textOf(violation, t),
        }),
      }),
    ),
    /** How many there are, and whether they are only to be filled in. */
    title: t(
      violations.every(({ rule }) => rule === 'missing') ? 'yacht.error.empty' : 'yacht.error.summary',
      {
        count: violations.length,
      },
    ),
    errorOf(field: Field): string | undefined {
      const violation = violations.find((one) => one.field === field)
      return violation && textOf(violation, t)
    },
  }
}
