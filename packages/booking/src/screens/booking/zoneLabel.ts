import type { Place } from '../../domain/place.ts'
import { type CivilDateTime, instantOf, isCivilDateTime } from '../../domain/time.ts'
import { timeZoneOf } from '../../domain/timeZone.ts'

/** Whose clock a time is on: the town, and the zone's distance from Greenwich at that time, `GMT+3`. */
export function zoneOf(
  place: Place,
  civil: CivilDateTime | null,
  now: number,
): { city: string; offset: string } {
  const timeZone = timeZoneOf(place)
  const instant = civil && isCivilDateTime(civil) ? instantOf(civil, timeZone) : now
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    instant,
  )
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return { city: place.timeZone === null ? cityOf(timeZone) : townOf(place, timeZone), offset }
}

/** The default zone stands in where the place's own is not known: then it is the zone that is named. */
function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

/** Of `Beşiktaş, Istanbul, Türkiye` the part before the country. */
function townOf(place: Place, timeZone: string): string {
  const parts = place.secondaryText.split(',').map((part) => part.trim())
  return parts.at(-2) || parts[0] || cityOf(timeZone)
}
