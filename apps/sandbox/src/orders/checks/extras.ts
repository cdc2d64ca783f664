import { Refusal } from '../../errors.ts'
import { textIn } from '../../lang.ts'
import type { Lang } from '../../places/place.ts'
import { type Extra, extrasOf } from '../../prices/extras.ts'
import type { Quote } from '../../prices/quote.ts'
import type { TripPayload } from '../tripPayload.ts'

type Chosen = TripPayload['additional_services']

/** Refuses extras that the offer does not have, and more than one of any extra but child seats. @throws Refusal */
export function checkExtras(chosen: Chosen, quote: Quote, lang: Lang): void {
  const offered = new Map(extrasOf(quote).map((extra) => [extra.id, extra]))
  const taken = new Map<Extra, number>()
  for (const { id, type, amount } of chosen) {
    const extra = offered.get(String(id))
    if (extra === undefined || extra.type !== type)
      throw new Refusal(400, 'extra_not_offered', { name: String(id).slice(0, 50) })
    taken.set(extra, (taken.get(extra) ?? 0) + amount)
  }
  for (const [extra, amount] of taken) {
    const most = extra.category === 'baby_seat' ? quote.carClass.capacity : 1
    if (amount > most) throw new Refusal(400, 'extra_amount', { name: textIn(extra.name, lang) })
  }
}

/** The cost of a ride with these stops and extras, in whole units of the quote's currency. */
export function costOf(quote: Quote, stops: number, chosen: Chosen): number {
  const extras = extrasOf(quote)
  const amounts = chosen.map(
    ({ id, amount }) => amount * (extras.find((extra) => extra.id === String(id))?.amount ?? 0),
  )
  return amounts.reduce((sum, amount) => sum + amount, quote.amount + quote.amountPerStop * stops)
}
