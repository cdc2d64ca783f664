import type { Violation } from '../violation.ts'

/** A flight number as it is sent: upper case, no blank at the ends. */
export function normalizeFlight(value: string): string {
  return value.trim().toUpperCase()
}

/** Warns of a flight number that looks odd, such as a private jet's; it never blocks. Empty is well. */
export function flightNumber(value: string, field: string): Violation | null {
  const flight = normalizeFlight(value)
  const usual = flight === '' || /^([A-Z\d]{2}|[A-Z]{3})\s?\d{1,4}[A-Z]?$/.test(flight)
  return usual ? null : { code: 'DataForms.Forms.WarningFlight', field }
}
