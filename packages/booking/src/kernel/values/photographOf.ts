import { type SafeHosts, type SafeUrl, safeUrl } from './safeUrl.ts'

/**
 * Address of a car class's photograph. Null: the picture is the name of a drawing, or not an https address on one of
 * the hosts (PRICE-04, SEC-01).
 *
 * @param hostsOf called only if the picture is an address.
 */
export function photographOf(picture: string | null, hostsOf: () => SafeHosts): SafeUrl | null {
  return picture !== null && /^https:\/\/[^\s/]/i.test(picture) ? safeUrl(picture, hostsOf()) : null
}
