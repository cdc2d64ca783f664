import { isolate } from '../../../kernel/format/outside.ts'
import type { ChildSeatType, Leg } from '../../../kernel/model/booking.ts'
import type { AdditionalService } from '../../../kernel/model/offer.ts'
import type { OrderTexts } from '../formView.ts'
import { seatNames } from '../people/seatNames.ts'
import { extraName } from './extraName.ts'

/** Name of an extra from the service, else by its category. */
export function extraText({ name, category }: AdditionalService, t: OrderTexts): string {
  return name ? isolate(name) : t(extraName(category))
}

/**
 * Name of a child seat by its kind; an unknown kind has a general name. The count follows if there is more
 * than one.
 */
export function seatText(type: string, count: number, t: OrderTexts): string {
  const name = t(isSeat(type) ? seatNames[type] : 'booking.extra.baby_seat')
  return count > 1 ? `${name}\u00a0×\u00a0${count}` : name
}

const isSeat = (type: string): type is ChildSeatType => Object.hasOwn(seatNames, type)

/** Adds the ride's direction to the name of something that belongs to one ride of two. */
export function onWay(name: string, leg: Leg, t: OrderTexts): string {
  return t(leg === 'return' ? 'bonus.sum.onWayBack' : 'bonus.sum.onWayThere', { name })
}
