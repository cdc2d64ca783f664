import type { Platform } from '../../kernel/platform.ts'

/** Cookie by which the rides list follows the search of a fast ride (BOOK-47). */
const cookieName = 'fast-ride-orders'
/** Lifetime of the cookie, and time for which a search is followed, seconds. */
const lifeSeconds = 3600
/** Maximum number of orders in the cookie, which has to stay small. */
const mostOrders = 20

/** A fast ride for which the service is looking for a driver. */
export interface FastRideOrder {
  id: string
  state: 'search'
  /** Instant of the order, epoch milliseconds. */
  at: number
}

/** Adds a new order to the fast rides of the last hour, the newest first. Orders of other tabs stay. */
export function rememberFastRide({ cookies, clock }: Pick<Platform, 'cookies' | 'clock'>, id: string): void {
  const now = clock.now()
  const others = readFastRides(cookies.get(cookieName)).filter(
    (one) => one.id !== id && now - one.at < lifeSeconds * 1000,
  )
  const all: FastRideOrder[] = [{ id, state: 'search', at: now }, ...others]
  cookies.set(cookieName, JSON.stringify(all.slice(0, mostOrders)), lifeSeconds)
}

/** Removes all fast rides when their user signs out (AUTH-07). */
export function forgetFastRides({ cookies }: Pick<Platform, 'cookies'>): void {
  cookies.remove(cookieName)
}

/** Reads the orders from the cookie's text; broken entries are skipped. */
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
