import type { tripPayload } from '@wherry/booking/contract/trip.ts'
import type { InferOutput } from 'valibot'

/** A trip as the wire has it. */
export type TripPayload = InferOutput<typeof tripPayload>
