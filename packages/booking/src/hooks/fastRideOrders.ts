import type { Platform } from '../platform/platform.ts'

/** Cookie that the rides list follows a fast ride's search by (BOOK-47). */
const cookieName = 'fast-ride-orders'
/** How long a search is followed, in seconds. */
const lifeSeconds = 3600
/** So many orders stand in the cookie at most: it has to stay small. */
const mostOrders = 20

/** A fast ride whose driver is being searched. */
export interface FastRideOrder {
  id: string
  state: 'search'
  /** Epoch milliseconds. */
  at: number
}

/** Adds a new order to the fast rides of the last hour, the newest first; one of a parallel tab stays. */
export function rememberFastRide({ cookies, clock }: Pick<Platform, 'cookies' | 'clock'>, id: string): void {
  const now = clock.now()
  const others = readFastRides(cookies.get(cookieName)).filter(
    (one) => one.id !== id && now - one.at < lifeSeconds * 1000,
  )
  const all: FastRideOrder[] = [{ id, state: 'search', at: now }, ...others]
  cookies.set(cookieName, JSON.stringify(all.slice(0, mostOrders)), lifeSeconds)
}

/** Forgets them all: who booked them is here no more (AUTH-07). */
export function forgetFastRides({ cookies }: Pick<Platform, 'cookies'>): void {
  cookies.remove(cookieName)
}

/** The orders that a cookie's text names; what is broken is passed over. */
export function readFastRides(text: string | null): FastRideOrder[] {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isFastRide) : []
  } catch {
    return []
  }
}

function isFastRide(value: unknown): value is FastRideOrder {
  if (typeof value !== 'object' || value === null) return false
  const { id, state, at } = value as Record<string, unknown>
  return typeof id === 'string' && state === 'search' && typeof at === 'number'
}
