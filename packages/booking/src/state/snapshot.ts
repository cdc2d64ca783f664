import { bareRide, noParticulars } from '../domain/draft.ts'
import { unstatedParts } from '../domain/order.ts'
import type { Begun, Kept } from './bookingState.ts'
import { begunShape, keptShape } from './keptShape.ts'
import { number, oneOf, optional, orNull, shape, text } from './shape.ts'

/** Number of the stored shape; text of another one is dropped (REL-07), but for those before. */
const version = 6

/** A kept booking, or the order that is left of one whose form was not to be kept longer. */
export interface Snapshot {
  /** Epoch milliseconds after which it counts no more. */
  until: number
  kept: Kept | null
  begun: Begun | null
  /** Who was signed in when it was kept (BOOK-58). Null: nobody. Absent: it was not known yet. */
  owner?: string | null
}

/** Text for the storage. */
export function writeSnapshot(snapshot: Snapshot): string {
  return JSON.stringify({ version, ...snapshot })
}

/** What a stored text says. Null: broken, of another version, or not a booking of ours. */
export function readSnapshot(text: string | null): Snapshot | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    const migrated = upToDate(value)
    return isSnapshot(migrated) ? (migrated as Snapshot) : null
  } catch {
    return null
  }
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an earlier version kept, by today's names and with nothing said of what came later. */
function upToDate(value: unknown): unknown {
  if (!isEarlier(value)) return value
  const { version: from, kept, ...rest } = value as Fields & { version: number; kept: Fields | null }
  if (!kept) return { ...rest, version, kept }
  const told = withOrderedParts(from > 3 ? kept : withSigns(kept))
  return { ...rest, version, kept: from > 2 ? told : { ...told, draft: withParticulars(told['draft']) } }
}

/** Up to version 3 the sign of a ride was kept as `table`: in what was entered, what went out, and an order read. */
function withSigns(kept: Fields): Fields {
  const within = (holder: unknown, name: string) =>
    isFields(holder) && isFields(holder[name]) ? { ...holder, [name]: withSign(holder[name]) } : holder
  return {
    ...kept,
    draft: withSign(kept['draft']),
    ...('sent' in kept && { sent: within(kept['sent'], 'draft') }),
    ...('lost' in kept && { lost: within(kept['lost'], 'draft') }),
    ...('earlier' in kept && { earlier: within(kept['earlier'], 'trip') }),
  }
}

function withSign(ride: unknown): unknown {
  if (!isFields(ride)) return ride
  const { table, ...rest } = ride
  return {
    ...rest,
    ...(table !== undefined && { sign: table }),
    ...('returnRide' in ride && { returnRide: withSign(ride['returnRide']) }),
  }
}

/**
 * Up to version 4 an order that was read said nothing of its car, its sum and its terms; up to version 5 nothing of when
 * it is confirmed and of what stands against it.
 */
function withOrderedParts(kept: Fields): Fields {
  const { earlier } = kept
  if (!isFields(earlier) || !isFields(earlier['trip'])) return kept
  const { provider, services, ...trip } = earlier['trip']
  const told = {
    ...unstatedParts,
    ...trip,
    ...(provider !== undefined && {
      provider: isFields(provider) ? { rating: null, reviews: null, phone: '', ...provider } : provider,
    }),
    ...(services !== undefined && {
      services: Array.isArray(services)
        ? services.map((service) =>
            isFields(service) ? { name: null, category: null, price: null, ...service } : service,
          )
        : services,
    }),
  }
  return { ...kept, earlier: { ...earlier, trip: told } }
}

/** Version 1 had no particulars, version 2 no way back, and of the cost centre its id alone. */
function withParticulars(former: unknown): Fields {
  const { costCenter: id, ...rest } = former as Fields
  const costCenter = typeof id === 'string' ? { id, title: id } : null
  return { ...noParticulars, ...bareRide, ...rest, costCenter }
}

const isEarlier = shape({ version: oneOf(1, 2, 3, 4, 5), kept: orNull(shape({ draft: shape({}) })) })
const isSnapshot = shape({
  version: oneOf(version),
  until: number,
  kept: orNull(keptShape),
  begun: orNull(begunShape),
  owner: optional(orNull(text)),
})
