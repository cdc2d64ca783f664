/** Pictures of the sandbox itself are stored as paths, since its address may change at the next start. */
const folder = '/static/'

/** The public address of a stored picture. */
export function toAddress<T extends string | null | undefined>(kept: T, apiUrl: string): T | string {
  return kept?.startsWith(folder) ? apiUrl + kept : kept
}

/** Converts a picture's address to the form in which it is stored. */
export function toKept<T extends string | null | undefined>(address: T, apiUrl: string): T | string {
  return address?.startsWith(apiUrl + folder) ? address.slice(apiUrl.length) : address
}
