import type { ChangedOrder, Draft } from '../../kernel/model/booking.ts'
import type { SafeUrl } from '../../kernel/values/safeUrl.ts'
import { nextProgress } from './nextProgress.ts'
import {
  type Begun,
  changeOf,
  type KnownOrder,
  type OrderEvent,
  type Progress,
  requestIn,
  type Sent,
  type SentChange,
} from './progress.ts'

/** Effects of an event by their names, each with the data that it needs. */
export interface EffectData {
  /** Keeps the form on the device at once. */
  keep: null
  /** Removes the booking from the device: it is done or was given up. */
  clear: null
  /** Tells the other tabs that a request of this intent was sent. */
  register: Sent
  /** Tells the other tabs that the service has refused a request. */
  forget: Sent
  /** Tells the other tabs that a request is taken as never received. */
  settle: Sent
  /** Requests the sum again, because the code in the form may be used up. */
  reprice: null
  /** Sends the request of a new order. */
  create: { request: Sent; outgoing: Draft }
  /** Sends the request of a change. */
  change: SentChange
  /** Requests the result of a request without a response. */
  ask: { request: Sent; isTaken: boolean }
  /** Tells the page around, and the list of fast rides, of a new order. */
  announce: { order: KnownOrder; rideIds: readonly string[] }
  /** Requests the payment page and goes there. */
  openPayPage: Begun
  /** Reads the number of an order for the customer. */
  readNumber: Begun
  /** Offers the payment page by a link if the page is not left in time. */
  offerLate: SafeUrl
  /** Leaves the screen for the order's confirmation. */
  leave: Begun
  /** Leaves the screen for the page after a change. */
  leaveChanged: { change: ChangedOrder; isUnpaid: boolean }
}

export type EffectName = keyof EffectData

/** An effect of an event, to be carried out after the state has changed. */
export type Effect<Name extends EffectName = EffectName> = {
  [One in Name]: { do: One; on: EffectData[One] }
}[Name]

/** Returns the progress after an event and the effects of the change. An event that does nothing has none. */
export function next(progress: Progress, event: OrderEvent): readonly [Progress, readonly Effect[]] {
  const after = nextProgress(progress, event)
  return [after, after === progress ? [] : effectsOf(event, progress, after)]
}

const keep: Effect = { do: 'keep', on: null }
const clear: Effect = { do: 'clear', on: null }

function effectsOf(event: OrderEvent, before: Progress, after: Progress): Effect[] {
  switch (event.type) {
    case 'sent':
      return sendingOf(event)
    case 'askBegun':
    case 'connectionReturned':
      return after.at === 'asking'
        ? [
            {
              do: 'ask',
              on: { request: after.request, isTaken: 'isTaken' in event && event.isTaken === true },
            },
          ]
        : []
    case 'lostSettled':
      return [...ofRequest('settle', requestIn(before)), keep]
    case 'refused':
      return [...ofRequest('forget', requestIn(before)), { do: 'reprice', on: null }, keep]
    case 'ordered': {
      const { order, rideIds } = event
      return rideIds && !('pay' in before) ? [{ do: 'announce', on: { order, rideIds } }] : []
    }
    case 'numberRead':
    case 'changeSettled':
      return [keep]
    case 'payPageAsked':
      return 'order' in after ? openingOf(after.order) : []
    case 'payPageLeft':
      return [{ do: 'offerLate', on: event.url }]
    case 'booked':
      return 'order' in after ? [clear, { do: 'leave', on: after.order }] : []
    case 'changeMade': {
      const { change, isUnpaid } = event
      return [clear, { do: 'leaveChanged', on: { change, isUnpaid } }]
    }
    case 'startedAnew':
      return [clear, keep]
    default:
      return []
  }
}

function ofRequest(name: 'settle' | 'forget', request: Sent | null): Effect[] {
  return request ? [{ do: name, on: request }] : []
}

function sendingOf({ sent, outgoing }: Extract<OrderEvent, { type: 'sent' }>): Effect[] {
  const change = changeOf(sent)
  if (change) return [keep, { do: 'change', on: change }]
  if (!outgoing) return []
  return [{ do: 'register', on: sent }, keep, { do: 'create', on: { request: sent, outgoing } }]
}

/** The payment does not wait for the number: without it the order is shown without a number. */
function openingOf(order: Begun): Effect[] {
  const number: Effect[] = order.number === '' ? [{ do: 'readNumber', on: order }] : []
  return [...number, { do: 'openPayPage', on: order }]
}
