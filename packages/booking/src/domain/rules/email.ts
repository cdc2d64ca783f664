import type { Violation } from '../violation.ts'

/** An e-mail address: one @, a dot in the domain, no blank inside, at most 254 characters; empty is well. */
export function email(value: string, field: string): Violation | null {
  const address = value.trim()
  if (address === '') return null
  const fits = address.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(address)
  return fits ? null : { code: 'DataForms.Forms.ErrorEmail', field }
}
