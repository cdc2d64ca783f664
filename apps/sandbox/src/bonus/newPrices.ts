import { toDecimal } from '@wherry/booking/kernel'
import type { calculateNewPrice } from '@wherry/booking/wire'
import type { InferOutput } from 'valibot'
import { Refusal } from '../errors.ts'
import { checkExtras, costOf } from '../orders/checks/extras.ts'
import { isSamePlace } from '../orders/checks/offer.ts'
import { quoteForBooking } from '../orders/quoteForBooking.ts'
import type { Parts } from '../parts.ts'
import type { Lang } from '../places/place.ts'
import { placeOfId } from '../pointPlace.ts'
import { inCurrency } from '../prices/quote.ts'
import { hoursOf } from '../prices/rent.ts'
import { stopsLimit } from '../roads/stops.ts'
import type { SandboxUser } from '../users/user.ts'
import { goodCertificate, minorUnits, repaymentOf } from './certificates.ts'

type Body = InferOutput<(typeof calculateNewPrice)['body']>
type Row = Body['data_prices'][number]

/**
 * Calculates the prices of rides with their stops, extras and certificate, in the requested currency; an empty hash means
 * no certificate. Exact decimals, never negative. @throws Refusal
 */
export function newPrices(
  { hash, currency, data_prices: rows }: Body,
  user: SandboxUser,
  lang: Lang,
  parts: Parts,
) {
  const costs = rows.map((row) => costOfRow(row, currency, lang, parts) * minorUnits)
  const money = (minor: number) => toDecimal({ minor, currency })
  if (hash === '') {
    return costs.map((cost) => ({
      certificate_type: null,
      certificate_size: null,
      restated_cost: money(cost),
      repayment_price: null,
    }))
  }
  const certificate = goodCertificate(hash, user, parts.store, parts.clock.now())
  const { size, repaid } = repaymentOf(certificate, costs, currency)
  return costs.map((cost, at) => {
    const part = repaid[at] ?? 0
    return {
      certificate_type: certificate.type,
      certificate_size: money('percent' in certificate.worth ? part : size),
      restated_cost: money(cost - part),
      repayment_price: money(part),
    }
  })
}

/** The cost of a row, in whole units of the currency. */
function costOfRow(row: Row, currency: string, lang: Lang, parts: Parts): number {
  const { places, clock, options } = parts
  const priced = quoteForBooking(row.price_audit_id, parts)
  const quote = inCurrency(priced, currency, clock.now(), options().tariff)
  if (quote === null) throw new Refusal(400, 'currency_not_quoted', { currency })
  const start = placeOfId(places, String(row.place_audit_id))
  if (start === null || !isSamePlace(start, quote.from)) throw new Refusal(400, 'wrong_start')
  const most = quote.hours === null ? stopsLimit : 0
  if (row.number_subaddress > most) throw new Refusal(400, 'too_many_stops', { count: String(most) })
  const hours = row.duration === null ? null : hoursOf(row.duration)
  if (quote.hours !== null && hours === null) throw new Refusal(400, 'rent_duration')
  if (hours !== quote.hours)
    throw quote.hours === null
      ? new Refusal(400, 'wrong_kind')
      : new Refusal(400, 'rent_other_duration', { count: String(quote.hours) })
  checkExtras(row.additional_services, quote, lang)
  return costOf(quote, row.number_subaddress, row.additional_services)
}
