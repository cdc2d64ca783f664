/** Pictures of the sandbox itself are kept as paths: its address may be another at the next start. */
const folder = '/static/'

/** The address of a picture as others see it. */
export function toAddress<T extends string | null | undefined>(kept: T, apiUrl: string): T | string {
  return kept?.startsWith(folder) ? apiUrl + kept : kept
}

/** The address of a picture as it is kept. */
export function toKept<T extends string | null | undefined>(address: T, apiUrl: string): T | string {
  return address?.startsWith(apiUrl + folder) ? address.slice(apiUrl.length) : address
}
