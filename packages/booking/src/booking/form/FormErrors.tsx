import type { RefObject } from 'react'
import { isolate } from '../../kernel/format/outside.ts'
import type { Readable } from '../../kernel/store/store.ts'
import { useStore } from '../../kernel/store/useStore.ts'
import { ErrorSummary, type SummaryItem, useRefusals } from '../../view/ErrorSummary.tsx'
import type { OwnErrors } from '../../view/useOwnErrors.ts'
import { type FormError, type OrderTexts, useFormPart, useFormView } from './formView.ts'

export interface FormErrorsProps {
  /** The form; it contains the controls. */
  form: RefObject<HTMLElement | null>
  /** Error texts that controls make by themselves; they replace the form's own. */
  own: Readable<OwnErrors>
}

/** List of the form's errors after the first try to book (BOOK-13). */
export function FormErrors({ form, own }: FormErrorsProps) {
  const { t } = useFormView()
  const said = useStore(own)
  const { errors, refusals } = useFormPart(({ errors, state }) => ({
    errors: state.submitted ? errors : [],
    refusals: state.refusals,
  }))
  const listed = errors.map((error) => {
    const text = said[error.field]
    return text ? { ...error, text, isEmpty: false } : error
  })
  const summary = { ...summaryWords(listed, t), form }
  useRefusals(refusals, summary)
  return listed.length > 0 && <ErrorSummary name={t('DataForms.Forms.ErrorValid')} {...summary} />
}

/** True for a whole sentence of the service. It does not follow the name of a field. */
const isSentence = (text: string) => /^\p{Lu}/u.test(text)

/**
 * Texts of the error summary: a title with the count of fields, which also tells if they are only empty, and
 * an item for each error.
 */
function summaryWords(
  errors: readonly FormError[],
  t: OrderTexts,
): { title: string; items: readonly SummaryItem[] } {
  const count = errors.length
  const isEmpty = errors.every(({ isEmpty }) => isEmpty)
  return {
    title: t(isEmpty ? 'booking.error.empty' : 'booking.error.summary', { count }),
    items: errors.map(({ id, label, text }) => ({
      id,
      text: t(isSentence(text) ? 'booking.error.itemSaid' : 'booking.error.item', {
        field: label,
        message: isolate(text.replace(/\.$/, ''), 400),
      }),
    })),
  }
}
