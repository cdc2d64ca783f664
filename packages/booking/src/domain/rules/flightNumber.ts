import { isBlank } from '../reading/plain.ts'
import { isUsualFlight } from '../reading/readFlight.ts'
import type { Violation } from '../violation.ts'

/** Warns of a flight number that looks odd, such as a private jet's; it never blocks. Empty is well. */
export function flightNumber(value: string, field: string): Violation | null {
  return isBlank(value) || isUsualFlight(value) ? null : { code: 'DataForms.Forms.WarningFlight', field }
}
