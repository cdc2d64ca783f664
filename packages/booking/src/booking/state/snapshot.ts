import * as v from 'valibot'
import { unstatedParts } from '../../kernel/model/order.ts'
import { bareRide, noParticulars } from '../draft/draft.ts'
import { number, textOrNull } from '../draft/draftSchema.ts'
import type { SavedBooking } from './bookingState.ts'
import { begunSchema, keptSchema } from './keptSchema.ts'
import type { Begun } from './progress.ts'

/** Version of the stored shape. Older versions are migrated, others are dropped (REL-07). */
const version = 6

/** A kept booking, or only its order after the form's time is over. */
export interface Snapshot {
  /** Expiry of the snapshot, epoch milliseconds. */
  until: number
  kept: SavedBooking | null
  begun: Begun | null
  /** Id of the user who was signed in when it was kept (BOOK-58). Null: nobody. Absent: not known yet. */
  owner?: string | null
}

/** Writes the stored form of a booking as text for the storage. */
export function writeSnapshot(snapshot: Snapshot): string {
  return JSON.stringify({ version, ...snapshot })
}

/** Reads a stored text. Null: it is broken, of an unknown version, or not a booking. */
export function readSnapshot(text: string | null): Snapshot | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    const migrated = upToDate(value)
    return v.is(snapshot, migrated) ? migrated : null
  } catch {
    return null
  }
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Migrates the snapshot of an earlier version: today's names, and empty values of newer fields. */
function upToDate(value: unknown): unknown {
  if (!v.is(earlier, value)) return value
  const { version: from, kept, ...rest } = value
  if (!kept) return { ...rest, version, kept }
  const told = withOrderedParts(from > 3 ? kept : withSigns(kept))
  return { ...rest, version, kept: from > 2 ? told : { ...told, draft: withParticulars(told['draft']) } }
}

/**
 * Renames `table`, the sign of a ride up to version 3, in the draft, in sent requests and in an earlier
 * order.
 */
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
 * Adds empty values to an earlier order. Up to version 4 it had no car, sum and terms; up to version 5 no
 * time of its confirmation and no errors.
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

/**
 * Adds empty values: version 1 had no particulars, version 2 no way back and only the id of a cost centre.
 */
function withParticulars(former: unknown): Fields {
  const { costCenter: id, ...rest } = former as Fields
  const costCenter = typeof id === 'string' ? { id, title: id } : null
  return { ...noParticulars, ...bareRide, ...rest, costCenter }
}

const earlier = v.object({
  version: v.picklist([1, 2, 3, 4, 5]),
  kept: v.nullable(v.object({ draft: v.object({}) })),
})
const snapshot = v.object({
  version: v.literal(version),
  until: number,
  kept: v.nullable(keptSchema),
  begun: v.nullable(begunSchema),
  owner: v.exactOptional(textOrNull),
})
