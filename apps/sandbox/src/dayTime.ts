import { isCivilDateTime, showDateTime } from '@wherry/booking/kernel'
import type { Lang } from './places/place.ts'

/** BCP 47 tag by which Intl writes for a language. */
export const localeOf = (lang: Lang): string => (lang === 'en' ? 'en-GB' : lang)

/**
 * Formats a wall-clock time `YYYY-MM-DD HH:mm` with its weekday, so that day and month are not confused: `Sun
 * 20.06.2027 09:45`. Any other text is returned unchanged.
 */
export function dayTime(civil: string, lang: Lang): string {
  if (!isCivilDateTime(civil)) return civil
  const weekday = new Intl.DateTimeFormat(localeOf(lang), { weekday: 'short', timeZone: 'UTC' })
  return `${weekday.format(new Date(`${civil.slice(0, 10)}T12:00Z`))} ${showDateTime(civil)}`
}
