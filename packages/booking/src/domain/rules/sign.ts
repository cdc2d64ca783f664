import type { Draft } from '../booking.ts'
import { hasSign, signOf } from '../sign.ts'
import type { Violation } from '../violation.ts'
import { textLength, textLimits } from './textLength.ts'

/** The sign of a ride, a leg of a draft, says somebody's name and has room for it; a ride without a sign needs none. */
export function sign(ride: Draft): Violation | null {
  if (!hasSign(ride)) return null
  const tooLong = textLength(ride.sign, textLimits.sign, 'sign')
  if (tooLong) return tooLong
  return signOf(ride, ride) === '' ? { code: 'DataForms.Forms.ErrorSign', field: 'sign' } : null
}
