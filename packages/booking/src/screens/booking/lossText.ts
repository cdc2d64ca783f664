import type { ChildSeatType, Leg } from '../../domain/booking.ts'
import type { Loss } from '../../domain/shortfall.ts'
import { isolate } from '../../format/outside.ts'
import type { MessageKey } from '../../messages/load.ts'
import type { OrderTexts } from './formView.ts'

const seatNames = {
  infant_seat: 'booking.passengers.infantSeat',
  seat: 'booking.passengers.seat',
  booster: 'booking.passengers.booster',
} as const satisfies Record<ChildSeatType, string>

const extraNames: ReadonlyMap<string, MessageKey<'order'>> = new Map([
  ['tollroad', 'extras.names.tollroad'],
  ['table', 'extras.names.table'],
])

/** What an offer that was told anew has no place for, as the form names it; `isPair`: of two rides each says which. */
export function lossText(loss: Loss, isPair: boolean, t: OrderTexts): string {
  switch (loss.kind) {
    case 'adults':
      return t('booking.price.lost.adults', { count: loss.count })
    case 'children':
      return t('booking.price.lost.children', { count: loss.count })
    case 'seat': {
      const name = t(seatNames[loss.type])
      return loss.count > 1 ? `${name}\u00a0× ${loss.count}` : name
    }
    case 'flexible':
      return onRide(t('extras.flexible.label'), loss.leg, isPair, t)
    default: {
      const { name, category } = loss.service
      return onRide(
        name ? isolate(name) : t(extraNames.get(category) ?? 'extras.names.other'),
        loss.leg,
        isPair,
        t,
      )
    }
  }
}

function onRide(name: string, leg: Leg, isPair: boolean, t: OrderTexts): string {
  if (!isPair) return name
  return t(leg === 'return' ? 'bonus.sum.onWayBack' : 'bonus.sum.onWayThere', { name })
}
