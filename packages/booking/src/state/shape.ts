/** Whether a value that was kept is what it is to be. */
export type Check = (value: unknown) => boolean

export const text: Check = (value) => typeof value === 'string'
export const flag: Check = (value) => typeof value === 'boolean'
export const number: Check = (value) => typeof value === 'number' && Number.isFinite(value)
export const count: Check = (value) => Number.isInteger(value)
export const oneOf =
  (...known: readonly unknown[]): Check =>
  (value) =>
    known.includes(value)
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
export const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)

/** By any names. */
export const record =
  (check: Check): Check =>
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(check)

/** With at least these fields; what is more is passed over. */
export const shape = (fields: Readonly<Record<string, Check>>): Check => {
  const entries = Object.entries(fields)
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    entries.every(([name, check]) => check((value as Record<string, unknown>)[name]))
}
