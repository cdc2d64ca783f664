import { useEffect, useRef } from 'react'
import { mutate as forget } from 'swr'
import { ClientError } from '../client/clientError.ts'
import { placedOrdersClient } from '../client/placedOrders.ts'
import { type EarlierOrder, earlierOrderOf, isOrderChangeDisabled, tripOf } from '../domain/earlierOrder.ts'
import { isOfAnother, type Order, type OrderTrip } from '../domain/order.ts'
import { unknownUser } from '../domain/user.ts'
import type { Mode } from '../state/finder.ts'
import { isNotTheirs, told } from './failure.ts'
import { useModuleCore } from './module.tsx'
import { useRead } from './useRead.ts'
import { useSettings } from './useSettings.ts'
import { useStore } from './useStore.ts'

/** An order that the address names; an empty id is of none. */
export type NamedOrder = Pick<EarlierOrder, 'action' | 'orderId'>

/** Why an order could not be read. `notFound`: it is not among the visitor's own; `offline` resumes by itself. */
export type EarlierFailure = 'notFound' | 'signIn' | 'offline' | 'failed'

/** `disabled`: the order is there, and nothing can be searched for it (PRICE-22). */
export type EarlierReading =
  | { status: 'loading' }
  | { status: 'failed'; failure: EarlierFailure; isRetrying: boolean }
  | { status: 'disabled'; trip: OrderTrip }
  /** It stands in the finder's state. */
  | { status: 'ready' }

export interface EarlierActs {
  /** Reads it once more. */
  again(): void
  /** A failed answer is not remembered: whoever names the order next has it read anew. */
  forget(): void
}

export interface EarlierOrderSetup {
  named: NamedOrder
  mode: Mode
  /** The address names the hours of a rent: they count, not those of the order. @default false */
  areHoursNamed?: boolean | undefined
  /** Told once, before the order stands in the finder's state: its places can go to the address. */
  onRead(trip: OrderTrip): void
}

/**
 * Reads the order that the address names and puts it into the finder's state, from which the offer of that order is
 * then chosen (PRICE-10). Of an order of another account nothing is kept (BOOK-46).
 */
export function useEarlierOrder({
  named,
  mode,
  areHoursNamed = false,
  onRead,
}: EarlierOrderSetup): EarlierReading & EarlierActs {
  const { client, platform, shared, stores } = useModuleCore()
  const { finder } = stores
  const { action, orderId } = named
  const settings = useSettings()
  const isUserKnown = settings.user !== null || settings.error !== null
  const user = settings.user ?? unknownUser
  const isStanding = useStore(finder, ({ earlier }) => isOrder(earlier, named))
  // Whoever signs in has other orders.
  const isNamed = orderId !== ''
  const key = isNamed && isUserKnown && !isStanding ? earlierOrderKey(orderId, user.userId) : null
  const { data, error, isValidating, mutate } = useRead<Order>(key, (signal) =>
    placedOrdersClient(client.core).order({ orderId }, signal),
  )
  useEffect(
    () => platform.online.subscribe((online) => online && error !== undefined && void mutate()),
    [platform, error, mutate],
  )

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

  // What was read for one account is not there for the next who is here, or for nobody (AUTH-07).
  const owner = useRef<string | null>(null)
  useEffect(() => {
    if (!isUserKnown) return
    const before = owner.current
    owner.current = user.userId
    if (before === null || before === user.userId) return
    void forget([shared, ...earlierOrderKey(orderId, before)], undefined, { revalidate: false })
    setup.current.told = ''
    finder.dispatch({ type: 'earlierRead', earlier: null })
  }, [shared, finder, orderId, isUserKnown, user.userId])

  // Somebody has signed in, maybe the same as before.
  const isRefused = error instanceof ClientError && error.status === 401
  const read = useRef(settings.user)
  useEffect(() => {
    if (read.current === settings.user) return
    read.current = settings.user
    if (isRefused) void mutate()
  }, [settings.user, isRefused, mutate])

  const acts = { again: () => void mutate(), forget: () => void mutate(undefined, { revalidate: false }) }
  if (isStanding) return { status: 'ready', ...acts }
  if (!isNamed) return { status: 'failed', failure: 'notFound', isRetrying: false, ...acts }
  if (trip && isDisabled) return { status: 'disabled', trip, ...acts }
  if (trip || (error === undefined && !isOthers)) return { status: 'loading', ...acts }
  const failure = isOthers ? 'notFound' : reasonOf(error, platform.online.get())
  return { status: 'failed', failure, isRetrying: isValidating, ...acts }
}

/** Under which the module's cache holds an order that was read by its number. */
export function earlierOrderKey(orderId: string, userId: string | null): readonly unknown[] {
  return ['earlier order', orderId, userId]
}

/** Whether an order that was read is the one that is named. */
function isOrder(earlier: EarlierOrder | null, named: NamedOrder): boolean {
  return earlier?.orderId === named.orderId && earlier.action === named.action
}

function reasonOf(error: unknown, online: boolean): EarlierFailure {
  if (isNotTheirs(error)) return 'notFound'
  const { reason } = told(error, online)
  return reason === 'offline' || reason === 'signIn' ? reason : 'failed'
}
