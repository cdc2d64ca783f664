import { type YachtViolation, yachtViolations } from '../../domain/rules/yacht.ts'
import { type YachtForm, yachtStartOf } from '../../domain/yachtForm.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import type { Yacht } from '../../hooks/useYacht.ts'
import { useYachtT, type YachtTexts } from '../../hooks/useYachtT.ts'
import type { SummaryItem } from '../shared/ErrorSummary.tsx'

type Missing<Field> = { field: Field; rule: 'missing' }
type Wrong = YachtViolation | Missing<'date'> | Missing<'time'>
type Field = Wrong['field']

function textOf(wrong: Wrong, t: YachtTexts): string {
  if (wrong.field === 'date' || wrong.field === 'time') return t(`yacht.error.${wrong.field}`)
  const { field, rule, limit = 0 } = wrong
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

/** What of a start has to be chosen; the date, where both stand there and are none that can be had. */
function missingStart({ date, time }: YachtForm, isMissing: boolean): Wrong[] {
  if (!isMissing) return []
  return [
    ...(!date || time ? [{ field: 'date', rule: 'missing' } as const] : []),
    ...(time ? [] : [{ field: 'time', rule: 'missing' } as const]),
  ]
}

/** What a part of the form needs of the whole. */
export interface YachtPartProps {
  yacht: Yacht
  form: YachtForm
  /** Id of the form, with which those of its controls begin. */
  formId: string
}

/** What is wrong with the fields, once it was tried to send them, and the ids by which the focus finds their controls. */
export function useYachtErrors({ yacht: { state, user }, form, formId }: YachtPartProps) {
  const { t } = useYachtT()
  const { platform } = useModuleCore()
  const start = yachtStartOf(form, { now: platform.clock.now(), deviceZone: platform.timeZone() })
  const violations: Wrong[] = state.isTried
    ? [...missingStart(form, start === null), ...yachtViolations(form, user)]
    : []
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
