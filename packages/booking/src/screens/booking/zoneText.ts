import type { Locale } from '../../domain/language.ts'
import type { Place } from '../../domain/place.ts'
import { type CivilDateTime, instantOf, isCivilDateTime } from '../../domain/time.ts'
import { timeZoneOf } from '../../domain/timeZone.ts'
import { isolate } from '../../format/outside.ts'
import { zoneOffset } from '../../format/zone.ts'
import type { OrderTexts } from './formView.ts'

/**
 * Whose clock a time is on: the town, and the zone's distance from Greenwich at that time: `Istanbul, GMT+3`. Where the
 * place's own zone is not known, the default one stands in and is named by a text of ours: browsers come without the
 * names of towns in most languages.
 */
export function zoneText(
  place: Place,
  civil: CivilDateTime | null,
  now: number,
  { t, lang }: { t: OrderTexts; lang: Locale },
): string {
  const timeZone = timeZoneOf(place)
  const instant = civil && isCivilDateTime(civil) ? instantOf(civil, timeZone) : now
  const city = place.timeZone === null ? t('booking.trip.defaultCity') : isolate(townOf(place))
  return t('booking.trip.zone', { city, offset: zoneOffset(timeZone, instant, lang) })
}

/** Of `Beşiktaş, Istanbul, Türkiye` the part before the country; the place itself where it says no more. */
function townOf(place: Place): string {
  const parts = place.secondaryText.split(',').map((part) => part.trim())
  return parts.at(-2) || parts[0] || place.text
}
