import type { ChildSeatType } from '../../domain/booking.ts'
import { isolate } from '../../format/outside.ts'
import { extraName } from './extraName.ts'
import type { OrderTexts } from './formView.ts'
import type { PriceRow } from './priceRows.ts'
import { seatNames } from './seatNames.ts'

/** What a row of the summary is for; of two rides it says which. */
export function priceTerm(row: PriceRow, t: OrderTexts): string {
  const { kind, leg } = row
  if (kind === 'ride') {
    if (leg === null) return t('booking.sum.ride')
    return t(leg === 'return' ? 'bonus.sum.wayBack' : 'bonus.sum.wayThere')
  }
  const name = nameOf(row, t)
  if (leg === null) return name
  if (leg === 'both') return t('bonus.sum.bothWays', { name })
  return t(leg === 'return' ? 'bonus.sum.onWayBack' : 'bonus.sum.onWayThere', { name })
}

const isSeat = (type: string): type is ChildSeatType => Object.hasOwn(seatNames, type)

function nameOf({ kind, line, amount }: PriceRow, t: OrderTexts): string {
  if (kind === 'stops') return t('bonus.sum.stops', { count: amount })
  if (!line) return t('bonus.sum.rest')
  const { service } = line
  if (kind === 'seat') {
    const name = t(isSeat(service.type) ? seatNames[service.type] : 'booking.extra.baby_seat')
    return amount > 1 ? `${name} × ${amount}` : name
  }
  return isolate(service.name ?? t(extraName(service.category)))
}
