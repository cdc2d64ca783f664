import { textLimits, tooLong } from '../values/textLength.ts'
import type { Violation } from '../values/violation.ts'
import { readTrain, readWagon } from './readTrain.ts'

/** Checks a train's number: letters, digits, hyphens, slashes, points, blanks, at most 20; an empty text is valid. */
export function trainNumber(value: string, field: string): Violation | null {
  const train = readTrain(value)
  const sign = /[^\p{L}\p{M}\p{N} ./-]/u.exec(train)?.[0]
  if (sign !== undefined) return { code: 'DataForms.Forms.ErrorTrain', field, params: { sign } }
  return tooLong(train, textLimits.train, field)
}

/** Checks a carriage: letters and digits, at most 5; an empty text is valid. */
export function wagonNumber(value: string, field: string): Violation | null {
  const wagon = readWagon(value)
  const sign = /[^\p{L}\p{M}\p{N}]/u.exec(wagon)?.[0]
  if (sign !== undefined) return { code: 'DataForms.Forms.ErrorWagon', field, params: { sign } }
  return tooLong(wagon, textLimits.wagon, field)
}
