import { readTrain } from '../reading/readTrain.ts'
import type { Violation } from '../violation.ts'
import { textLimits, tooLong } from './textLength.ts'

/** A train's number: letters, digits, hyphens, slashes, points, blanks, at most 20; empty is well. */
export function trainNumber(value: string, field: string): Violation | null {
  const train = readTrain(value)
  const sign = /[^\p{L}\p{M}\p{N} ./-]/u.exec(train)?.[0]
  if (sign !== undefined) return { code: 'DataForms.Forms.ErrorTrain', field, params: { sign } }
  return tooLong(train, textLimits.train, field)
}

/** A carriage: letters and digits, at most 5; empty is well. */
export function wagonNumber(value: string, field: string): Violation | null {
  const wagon = readTrain(value)
  const sign = /[^\p{L}\p{M}\p{N}]/u.exec(wagon)?.[0]
  if (sign !== undefined) return { code: 'DataForms.Forms.ErrorWagon', field, params: { sign } }
  return tooLong(wagon, textLimits.wagon, field)
}
