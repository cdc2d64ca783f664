import type { ChildSeatType, Leg } from '../../domain/booking.ts'
import type { AdditionalService } from '../../domain/offer.ts'
import { isolate } from '../../format/outside.ts'
import { extraName } from './extraName.ts'
import type { OrderTexts } from './formView.ts'
import { seatNames } from './seatNames.ts'

/** An extra as the service names it; one without a name by its category. */
export function extraText({ name, category }: AdditionalService, t: OrderTexts): string {
  return name ? isolate(name) : t(extraName(category))
}

/** A child seat by its kind, as one for a child where that is none of ours; of several the number stays beside it. */
export function seatText(type: string, count: number, t: OrderTexts): string {
  const name = t(isSeat(type) ? seatNames[type] : 'booking.extra.baby_seat')
  return count > 1 ? `${name}\u00a0×\u00a0${count}` : name
}

const isSeat = (type: string): type is ChildSeatType => Object.hasOwn(seatNames, type)

/** What is for one ride of two: it says which. */
export function onWay(name: string, leg: Leg, t: OrderTexts): string {
  return t(leg === 'return' ? 'bonus.sum.onWayBack' : 'bonus.sum.onWayThere', { name })
}
