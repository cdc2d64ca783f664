import { isolate } from '../../kernel/format/outside.ts'
import type { SummaryItem } from '../../view/ErrorSummary.tsx'
import type { OwnErrors } from '../../view/useOwnErrors.ts'
import type { Yacht } from '../resource/useYacht.ts'
import { useYachtT, type YachtTexts } from '../resource/useYachtT.ts'
import { type YachtViolation, yachtViolations } from '../rules/violations.ts'
import type { YachtStart } from '../rules/yachtDates.ts'
import type { YachtForm } from '../rules/yachtForm.ts'

type Field = YachtViolation['field']

const contactTexts = {
  country: 'yacht.error.contactCountry',
  several: 'yacht.error.contactSeveral',
  sign: 'yacht.error.contactSign',
  unread: 'yacht.error.contactInvalid',
} as const

function textOf(
  { field, rule, limit = 0, reason = 'unread', sign = '' }: YachtViolation,
  t: YachtTexts,
): string {
  if (field === 'date' || field === 'time') return t(`yacht.error.${field}`)
  if (field === 'details') return t('yacht.error.detailsLong', { limit })
  if (field === 'agreement') return t('yacht.error.agreement')
  if (rule === 'missing') return t('yacht.error.contactMissing')
  if (rule === 'tooLong') return t('yacht.error.contactLong', { limit })
  return t(contactTexts[reason], {
    sign: isolate(sign),
  })
}

const labels = {
  date: 'yacht.order.date',
  time: 'yacht.order.time',
  details: 'yacht.order.details',
  contact: 'yacht.order.contact',
  agreement: 'yacht.order.terms',
} as const

/** Shared props of the form's sections. */
export interface YachtPartProps {
  yacht: Yacht
  form: YachtForm
  /** Start of the request. Null: date or time is missing. */
  start: YachtStart | null
  /** Error messages of the date and time controls; the error summary repeats them. */
  own: OwnErrors
  fieldSays(field: 'date' | 'time', words: string | undefined): void
  /** Id of the form, the prefix of its controls' ids. */
  formId: string
}

/** Returns the errors of the fields after the first try to send, and the ids of their controls. */
export function useYachtErrors({ yacht: { state, user }, form, start, formId, own }: YachtPartProps) {
  const { t } = useYachtT()
  const violations = state.isTried ? yachtViolations(form, user, start) : []
  const ownOf = ({ field }: YachtViolation) => own[field]
  const idOf = (field: Field): string => `${formId}-${field}`
  return {
    idOf,
    /** Items of the summary, one for each error. */
    items: violations.map(
      (violation): SummaryItem => ({
        id: idOf(violation.field),
        text: t('yacht.error.item', {
          field: t(labels[violation.field]),
          message: (ownOf(violation) ?? textOf(violation, t)).replace(/\.$/, ''),
        }),
      }),
    ),
    /** Title of the summary with the number of errors; it is different if all fields are just empty. */
    title: t(
      violations.every((one) => one.rule === 'missing' && ownOf(one) === undefined)
        ? 'yacht.error.empty'
        : 'yacht.error.summary',
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
