import type { Draft } from '../../kernel/model/booking.ts'
import { rideFields } from '../../kernel/model/draftFields.ts'
import { textLength } from '../../kernel/values/textLength.ts'
import type { Violation } from '../../kernel/values/violation.ts'
import { hasSign, signOf } from '../draft/sign.ts'

/** Violation if the sign of a ride is empty or too long; none if the ride has no sign. */
export function sign(ride: Draft): Violation | null {
  if (!hasSign(ride)) return null
  const tooLong = textLength(ride.sign, rideFields.sign.limit, 'sign')
  if (tooLong) return tooLong
  return signOf(ride, ride) === '' ? { code: 'DataForms.Forms.ErrorSign', field: 'sign' } : null
}
