import type { Platform } from '../../kernel/platform.ts'

/** Name in the device's storage. */
const storedName = 'wherry-guest-keys'
/** Milliseconds that a key is kept: rides are booked up to a year ahead. */
const lifeMs = 400 * 24 * 3_600_000
/** Maximum number of stored bookings; the oldest one is removed. */
const mostKept = 10

/** Longer stored texts are nobody's: so many keys take a tenth of it. */
const longestStored = 20_000

type Places = Pick<Platform, 'clock' | 'storage'>

interface GuestKey {
  transaction: string
  key: string
  /** Instant at which the key was stored, epoch milliseconds. */
  at: number
}

/**
 * Keeps on this device what opens a guest's order at the account. The transaction stands in the address of the
 * confirmation, so that it opens nothing there; the key stands in none.
 */
export function keepGuestKey({ clock, storage }: Places, transaction: string, key: string): void {
  const others = readKeys(storage.local.get(storedName)).filter((one) => one.transaction !== transaction)
  const all: GuestKey[] = [{ transaction, key, at: clock.now() }, ...others]
  storage.local.set(storedName, JSON.stringify(all.slice(0, mostKept)))
}

/** The key of an order that was booked on this device. Null: it is not known here. */
export function guestKeyOf({ clock, storage }: Places, transaction: string): string | null {
  const found = readKeys(storage.local.get(storedName)).find((one) => one.transaction === transaction)
  return found && clock.now() - found.at < lifeMs ? found.key : null
}

/** Forgets them all: who booked is here no more (AUTH-07). */
export function forgetGuestKeys({ storage }: Pick<Platform, 'storage'>): void {
  storage.local.remove(storedName)
}

/** The keys of a stored text; one that is broken is passed over. */
function readKeys(text: string | null): GuestKey[] {
  if (text === null || text.length > longestStored) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isGuestKey) : []
  } catch {
    return []
  }
}

function isGuestKey(value: unknown): value is GuestKey {
  if (typeof value !== 'object' || value === null) return false
  const { transaction, key, at } = value as Record<string, unknown>
  return typeof transaction === 'string' && typeof key === 'string' && typeof at === 'number'
}
