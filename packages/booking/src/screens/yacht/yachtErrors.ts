import { type YachtViolation, yachtViolations } from '../../domain/rules/yacht.ts'
import type { YachtStart } from '../../domain/yachtDates.ts'
import type { YachtForm } from '../../domain/yachtForm.ts'
import { isolate } from '../../format/outside.ts'
import type { Yacht } from '../../hooks/useYacht.ts'
import { useYachtT, type YachtTexts } from '../../hooks/useYachtT.ts'
import type { SummaryItem } from '../shared/ErrorSummary.tsx'
import type { OwnErrors } from '../shared/useOwnErrors.ts'

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

/** What a part of the form needs of the whole. */
export interface YachtPartProps {
  yacht: Yacht
  form: YachtForm
  /** Null: date or time is missing. */
  start: YachtStart | null
  /** Words of the start's own controls for what is wrong: the list of errors says the same. */
  own: OwnErrors
  fieldSays(field: 'date' | 'time', words: string | undefined): void
  /** Id of the form, with which those of its controls begin. */
  formId: string
}

/** What is wrong with the fields, once it was tried to send them, and the ids by which the focus finds their controls. */
export function useYachtErrors({ yacht: { state, user }, form, start, formId, own }: YachtPartProps) {
  const { t } = useYachtT()
  const violations = state.isTried ? yachtViolations(form, user, start) : []
  const ownOf = ({ field }: YachtViolation) => own[field]
  const idOf = (field: Field): string => `${formId}-${field}`
  return {
    idOf,
    /** Each of them as a line of the summary. */
    items: violations.map(
      (violation): SummaryItem => ({
        id: idOf(violation.field),
        text: t('yacht.error.item', {
          field: t(labels[violation.field]),
          message: (ownOf(violation) ?? textOf(violation, t)).replace(/\.$/, ''),
        }),
      }),
    ),
    /** How many there are, and whether they are only to be filled in. */
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
