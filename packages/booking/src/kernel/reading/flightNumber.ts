import type { Violation } from '../values/violation.ts'
import { isBlank } from './plain.ts'
import { isUsualFlight } from './readFlight.ts'

/**
 * Warns about a flight number that looks unusual, such as a private jet's; it is never an error. An empty text is
 * valid.
 */
export function flightNumber(value: string, field: string): Violation | null {
  return isBlank(value) || isUsualFlight(value) ? null : { code: 'DataForms.Forms.WarningFlight', field }
}
