import { useEffect, useRef } from 'react'
import { isOfAnother, type Order, type OrderTrip } from '../../kernel/model/order.ts'
import { unknownUser } from '../../kernel/model/user.ts'
import { useStore } from '../../kernel/store/useStore.ts'
import { callFailure } from '../../module/failure.ts'
import { useModuleCore } from '../../module/module.tsx'
import { resourcesOf } from '../../module/resources.ts'
import { useResource } from '../../module/useResource.ts'
import { useSettings } from '../../module/visitor/useSettings.ts'
import {
  type EarlierOrder,
  earlierOrderOf,
  isOrderChangeDisabled,
  type Mode,
  tripOf,
} from '../../search/index.ts'
import { placedOrdersClient } from '../../wire/orders/client.ts'
import { isNotTheirs } from '../wire/refusals.ts'

/** Order in the page's address; an empty id stands for none. */
export type NamedOrder = Pick<EarlierOrder, 'action' | 'orderId'>

/**
 * Reason why an order could not be read. `notFound`: it is not one of the visitor's own. `offline` is retried
 * once the connection is back.
 */
export type EarlierFailure = 'notFound' | 'signIn' | 'offline' | 'failed'

/** State of reading the order. `disabled`: the order exists, but no search is possible for it (PRICE-22). */
export type EarlierReading =
  | { status: 'loading' }
  | { status: 'failed'; failure: EarlierFailure; isRetrying: boolean }
  | { status: 'disabled'; trip: OrderTrip }
  /** The order is in the finder's state. */
  | { status: 'ready' }

export interface EarlierActs {
  /** Reads the order again. */
  again(): void
  /** Removes a failed response from the cache, so that the order is read again the next time. */
  forget(): void
}

export interface EarlierOrderSetup {
  named: NamedOrder
  mode: Mode
  /** The address has the hours of a rent, which replace those of the order. @default false */
  areHoursNamed?: boolean | undefined
  /**
   * Called once, before the order is put into the finder's state, so that its places can go into the address.
   */
  onRead(trip: OrderTrip): void
}

/**
 * Reads the order in the address and puts it into the finder's state, from which the order's offer is then
 * chosen (PRICE-10). An order of another account is not kept (BOOK-46).
 */
export function useEarlierOrder({
  named,
  mode,
  areHoursNamed = false,
  onRead,
}: EarlierOrderSetup): EarlierReading & EarlierActs {
  const core = useModuleCore()
  const { client, platform, stores } = core
  const { finder } = stores
  const { action, orderId } = named
  const settings = useSettings()
  const isUserKnown = settings.user !== null || settings.error !== null
  const user = settings.user ?? unknownUser
  const isStanding = useStore(finder, ({ earlier }) => isOrder(earlier, named))
  // The cache key includes the user, because each account has its own orders.
  const isNamed = orderId !== ''
  const key = isNamed && isUserKnown && !isStanding ? earlierOrderKey(orderId, user.userId) : null
  const {
    data,
    failure: error,
    isReading,
    again,
    forget,
  } = useResource<Order>(key, (signal) => placedOrdersClient(client.core).order({ orderId }, signal), {
    lasts: false,
  })

  const isOthers = data !== undefined && isOfAnother(data.userId, user)
  const trip = data && !isOthers ? tripOf(data, orderId) : null
  const isDisabled = trip !== null && isOrderChangeDisabled(trip, mode)
  const setup = useRef({ onRead, areHoursNamed, told: '' })
  useEffect(() => {
    Object.assign(setup.current, { onRead, areHoursNamed })
  })
  useEffect(() => {
    const name = `${action} ${orderId}`
    if (!trip || isDisabled || setup.current.told === name) return
    setup.current.told = name
    setup.current.onRead(trip)
    if (mode === 'rent' && trip.durationSeconds !== null && !setup.current.areHoursNamed)
      finder.dispatch({ type: 'rentSecondsChanged', seconds: trip.durationSeconds })
    finder.dispatch({ type: 'earlierRead', earlier: earlierOrderOf(action, orderId, trip, data) })
  }, [finder, mode, action, orderId, trip, data, isDisabled])

  // An order that was read for one account is removed when the user changes or signs out (AUTH-07).
  const owner = useRef<string | null>(null)
  useEffect(() => {
    if (!isUserKnown) return
    const before = owner.current
    owner.current = user.userId
    if (before === null || before === user.userId) return
    resourcesOf(core).put(earlierOrderKey(orderId, before), undefined)
    setup.current.told = ''
    finder.dispatch({ type: 'earlierRead', earlier: null })
  }, [core, finder, orderId, isUserKnown, user.userId])

  // New settings mean a new sign-in, maybe of the same user, so a refused order is read again.
  const isRefused = error?.status === 401
  const read = useRef(settings.user)
  useEffect(() => {
    if (read.current === settings.user) return
    read.current = settings.user
    if (isRefused) again()
  }, [settings.user, isRefused, again])

  const acts = { again, forget }
  if (isStanding) return { status: 'ready', ...acts }
  if (!isNamed) return { status: 'failed', failure: 'notFound', isRetrying: false, ...acts }
  if (trip && isDisabled) return { status: 'disabled', trip, ...acts }
  if (trip || (error === undefined && !isOthers)) return { status: 'loading', ...acts }
  const failure = isOthers ? 'notFound' : reasonOf(error, platform.online.get())
  return { status: 'failed', failure, isRetrying: isReading, ...acts }
}

/** Cache key of an order that was read by its number. */
export function earlierOrderKey(orderId: string, userId: string | null) {
  return ['earlier order', orderId, userId] as const
}

/** True if an order that was read is the named one, with the same action. */
function isOrder(earlier: EarlierOrder | null, named: NamedOrder): boolean {
  return earlier?.orderId === named.orderId && earlier.action === named.action
}

function reasonOf(error: unknown, online: boolean): EarlierFailure {
  if (isNotTheirs(error)) return 'notFound'
  const { reason } = callFailure(error, online)
  return reason === 'offline' || reason === 'signIn' ? reason : 'failed'
}
