import type { Platform } from '../../kernel/platform.ts'

/** Name in the device's storage. */
const storedName = 'wherry-guest-keys'
/** Milliseconds that a key is kept: rides are booked up to a year ahead. */
const lifeMs = 400 * 24 * 3_600_000
/** Maximum number of stored bookings; the oldest one is removed. */
const mostKept = 10

/** Maximum length of a stored text that is read, ten times the length of that many keys. */
const longestStored = 20_000

type Places = Pick<Platform, 'clock' | 'storage'>

interface GuestKey {
  transaction: string
  key: string
  /** Instant at which the key was stored, epoch milliseconds. */
  at: number
}

/**
 * Keeps on this device the keys that open a guest's orders at the account. A transaction is in the address of a
 * confirmation, so it opens nothing there; a key is in no address of the module.
 */
export function keepGuestKey({ clock, storage }: Places, transaction: string, key: string): void {
  const others = readKeys(storage.local.get(storedName)).filter((one) => one.transaction !== transaction)
  const all: GuestKey[] = [{ transaction, key, at: clock.now() }, ...others]
  storage.local.set(storedName, JSON.stringify(all.slice(0, mostKept)))
}

/** Key of an order that was booked on this device. Null: this device does not have it. */
export function guestKeyOf({ clock, storage }: Places, transaction: string): string | null {
  const found = readKeys(storage.local.get(storedName)).find((one) => one.transaction === transaction)
  return found && clock.now() - found.at < lifeMs ? found.key : null
}

/** Removes all keys, because the person who booked has signed out (AUTH-07). */
export function forgetGuestKeys({ storage }: Pick<Platform, 'storage'>): void {
  storage.local.remove(storedName)
}

/** Reads the keys of a stored text; invalid ones are left out. */
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
