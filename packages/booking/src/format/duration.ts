import type { Lang } from '../domain/language.ts'
import { localeOf } from './locale.ts'

/** `Intl` writes `hr` in English; the house writes the sign of the hour, as in the other languages. */
const units: Record<Lang, { hour: string; minute: string }> = {
  en: { hour: 'h', minute: 'min' },
  ru: { hour: 'ч', minute: 'мин' },
  es: { hour: 'h', minute: 'min' },
}

/**
 * A length of time in hours and minutes: `1 h 10 min`, `1 ч 10 мин`; under a minute `0 min`.
 * @param seconds 0 and up; rounded to the nearest minute.
 */
export function duration(seconds: number, lang: Lang): string {
  const minutes = Math.round(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const write = (value: number, unit: string) => `${value.toLocaleString(localeOf(lang))}\u00a0${unit}`
  const parts: string[] = []
  if (hours > 0) parts.push(write(hours, units[lang].hour))
  if (rest > 0 || hours === 0) parts.push(write(rest, units[lang].minute))
  return parts.join('\u00a0')
}
