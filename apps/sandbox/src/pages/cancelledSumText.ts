import { textIn } from '../lang.ts'
import type { Lang } from '../places/place.ts'
import type { Cancellation, StoredOrder } from '../store/store.ts'
import { orderTexts as texts } from './orderTexts.ts'
import { moneyText } from './ride.ts'

/** Words for the sums of a cancellation: the refund, the fee, or that nothing is due. */
export function cancelledSumText(
  { currency }: Pick<StoredOrder, 'currency'>,
  { fee, refund }: Cancellation,
  lang: Lang,
): string {
  if (refund > 0) return textIn(texts.refund, lang, { sum: moneyText(refund, currency, lang) })
  if (fee > 0) return textIn(texts.fee, lang, { sum: moneyText(fee, currency, lang) })
  return textIn(texts.nothingDue, lang)
}
