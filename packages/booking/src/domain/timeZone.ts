/** Zone that holds where a place's own is not known (SHELL-25). */
export const defaultTimeZone = 'Asia/Novosibirsk'

/** Zone of the pickup place, or the default zone where it is not known. */
export function timeZoneOf(place: { readonly timeZone: string | null } | null): string {
  return place?.timeZone ?? defaultTimeZone
}
