import type { Loss } from '../../domain/shortfall.ts'
import { extraText, onWay, seatText } from './extraText.ts'
import type { OrderTexts } from './formView.ts'

/** What an offer that was told anew has no place for, as the form names it; `isPair`: of two rides each says which. */
export function lossText(loss: Loss, isPair: boolean, t: OrderTexts): string {
  switch (loss.kind) {
    case 'adults':
      return t('booking.price.lost.adults', { count: loss.count })
    case 'children':
      return t('booking.price.lost.children', { count: loss.count })
    case 'seat':
      return seatText(loss.type, loss.count, t)
    default: {
      const name = loss.kind === 'flexible' ? t('extras.flexible.label') : extraText(loss.service, t)
      return isPair ? onWay(name, loss.leg, t) : name
    }
  }
}
