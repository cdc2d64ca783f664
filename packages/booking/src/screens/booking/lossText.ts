import type { Leg } from '../../domain/booking.ts'
import type { Loss } from '../../domain/shortfall.ts'
import { isolate } from '../../format/outside.ts'
import { extraName } from './extraName.ts'
import type { OrderTexts } from './formView.ts'
import { seatNames } from './seatNames.ts'

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
      return onRide(name ? isolate(name) : t(extraName(category)), loss.leg, isPair, t)
    }
  }
}

function onRide(name: string, leg: Leg, isPair: boolean, t: OrderTexts): string {
  if (!isPair) return name
  return t(leg === 'return' ? 'bonus.sum.onWayBack' : 'bonus.sum.onWayThere', { name })
}
