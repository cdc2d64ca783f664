import { isolate } from '../../../kernel/format/outside.ts'
import { zoneOffset } from '../../../kernel/format/zone.ts'
import type { Place } from '../../../kernel/model/place.ts'
import type { Locale } from '../../../kernel/values/language.ts'
import { type CivilDateTime, instantOf, isCivilDateTime } from '../../../kernel/values/time.ts'
import { timeZoneOf } from '../../../kernel/values/timeZone.ts'
import type { OrderTexts } from '../formView.ts'

/**
 * Text about the zone of a time: the town, and the offset at that time: `Istanbul, GMT+3`. If the place's
 * zone is not known, the default zone is used. Its name is our own message, because browsers lack the names
 * of towns in most languages.
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

/**
 * Town of a place: the part before the country, as in `Beşiktaş, Istanbul, Türkiye`; else the place's own
 * text.
 */
function townOf(place: Place): string {
  const parts = place.secondaryText.split(',').map((part) => part.trim())
  return parts.at(-2) || parts[0] || place.text
}
