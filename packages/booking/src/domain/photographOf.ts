import { type SafeHosts, type SafeUrl, safeUrl } from './safeUrl.ts'

/**
 * The address of a class's photograph. Null: the picture is a drawing's name, or no https address of one of the hosts
 * (PRICE-04, SEC-01).
 *
 * @param hostsOf asked only where the picture is an address.
 */
export function photographOf(picture: string | null, hostsOf: () => SafeHosts): SafeUrl | null {
  return picture !== null && /^https:\/\/[^\s/]/i.test(picture) ? safeUrl(picture, hostsOf()) : null
}
