import { extraText, onWay, seatText } from '../extras/extraText.ts'
import type { OrderTexts } from '../formView.ts'
import type { PriceRow } from './priceRows.ts'

/** Label of a row in the summary. With two rides it names the ride. */
export function priceTerm(row: PriceRow, t: OrderTexts): string {
  const { kind, leg } = row
  if (kind === 'ride') {
    if (leg === null) return t('booking.sum.ride')
    return t(leg === 'return' ? 'bonus.sum.wayBack' : 'bonus.sum.wayThere')
  }
  const name = nameOf(row, t)
  if (leg === null) return name
  if (leg === 'both') return t('bonus.sum.bothWays', { name })
  return onWay(name, leg, t)
}

function nameOf({ kind, line, amount }: PriceRow, t: OrderTexts): string {
  if (kind === 'stops') return t('bonus.sum.stops', { count: amount })
  if (!line) return t('bonus.sum.rest')
  return kind === 'seat' ? seatText(line.service.type, amount, t) : extraText(line.service, t)
}
