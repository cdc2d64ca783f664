/** Zone of a place whose own zone is unknown (SHELL-25). */
export const defaultTimeZone = 'Asia/Novosibirsk'

/** Zone of the pickup place, or the default zone if it is unknown. */
export function timeZoneOf(place: { readonly timeZone: string | null } | null): string {
  return place?.timeZone ?? defaultTimeZone
}
