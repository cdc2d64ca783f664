import { isolate } from '../../format/outside.ts'
import type { SummaryItem } from '../shared/ErrorSummary.tsx'
import type { FormError } from './fieldText.ts'
import type { OrderTexts } from './formView.ts'

/** The service speaks in sentences of its own: they do not go on from the name of a field. */
const isSentence = (text: string) => /^\p{Lu}/u.test(text)

/** How many fields are left to do, whether they are only to be filled in, and what is wrong with each. */
export function summaryWords(
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
