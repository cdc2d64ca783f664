import type { Locale } from '../../domain/language.ts'
import type { YachtPlace } from '../../domain/yacht.ts'
import { durationIn } from '../../domain/yachtDuration.ts'
import type { YachtCityId, YachtWhere } from '../../domain/yachtPlaces.ts'
import { yachtCity } from '../../domain/yachtPlaces.ts'
import { longDate } from '../../format/dateTime.ts'
import { localeOf } from '../../format/locale.ts'
import { isolate } from '../../format/outside.ts'
import type { YachtTexts } from '../../hooks/useYachtT.ts'

/** A duration in words: `4 hours`, `7 days`. */
export function durationText(hours: number, t: YachtTexts): string {
  const { unit, count } = durationIn(hours)
  return t(`yacht.${unit}`, { count })
}

/** City and country of the list; the request names them in the language of the service. */
export function cityWords(id: YachtCityId, t: YachtTexts): { city: string; country: string } {
  return { city: t(`yacht.city.${id}`), country: t(`yacht.country.${yachtCity(id).country}`) }
}

/** A place as it is kept and sent: in words, or as it was typed. */
export function placeWords(where: YachtWhere, t: YachtTexts): YachtPlace {
  return where.kind === 'typed' ? where : { kind: 'listed', ...cityWords(where.id, t) }
}

/** A place in one line: `Bodrum, Turkey`, or what was typed. */
export function placeText(where: YachtWhere, t: YachtTexts): string {
  return where.kind === 'typed' ? isolate(where.text) : t('yacht.placeIn', cityWords(where.id, t))
}

/** The heading over the form for a place: `Yacht in Bodrum`. */
export function titleOf(where: YachtWhere, t: YachtTexts): string {
  return where.kind === 'typed'
    ? t('yacht.order.inOther', { place: isolate(where.text) })
    : t(`yacht.order.in.${where.id}`)
}

/** A start in upper case: `MON, 14 JUNE 2027, 11:00` (YACHT-12). */
export function startText(startAt: string, lang: Locale): string {
  return `${longDate(startAt, lang)}, ${startAt.slice(11)}`.toLocaleUpperCase(localeOf(lang))
}
