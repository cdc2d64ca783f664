import type { tripPayload } from '@wherry/booking/wire'
import type { InferOutput } from 'valibot'

/** A trip in the format of the wire. */
export type TripPayload = InferOutput<typeof tripPayload>
