import { isCivilDateTime, showDateTime } from '@wherry/booking/domain/time.ts'
import type { Lang } from './places/place.ts'

/** BCP 47 tag by which Intl writes for a language. */
export const localeOf = (lang: Lang): string => (lang === 'en' ? 'en-GB' : lang)

/**
 * A wall-clock time `YYYY-MM-DD HH:mm` for a person, with its weekday, so that nobody takes the day for the month:
 * `Sun 20.06.2027 09:45`. Anything else is given back as it came.
 */
export function dayTime(civil: string, lang: Lang): string {
  if (!isCivilDateTime(civil)) return civil
  const weekday = new Intl.DateTimeFormat(localeOf(lang), { weekday: 'short', timeZone: 'UTC' })
  return `${weekday.format(new Date(`${civil.slice(0, 10)}T12:00Z`))} ${showDateTime(civil)}`
}
