import { longDate } from '../../kernel/format/dateTime.ts'
import { localeOf } from '../../kernel/format/locale.ts'
import { isolate } from '../../kernel/format/outside.ts'
import type { YachtPlace } from '../../kernel/model/yacht.ts'
import type { Locale } from '../../kernel/values/language.ts'
import type { YachtTexts } from '../resource/useYachtT.ts'
import { durationIn } from '../rules/yachtDuration.ts'
import type { YachtCityId, YachtWhere } from '../rules/yachtPlaces.ts'
import { yachtCity } from '../rules/yachtPlaces.ts'

/** Text of a duration: `4 hours`, `7 days`. */
export function durationText(hours: number, t: YachtTexts): string {
  const { unit, count } = durationIn(hours)
  return t(`yacht.${unit}`, { count })
}

/** City and country of an offered city; the request names them in the language of the service. */
export function cityWords(id: YachtCityId, t: YachtTexts): { city: string; country: string } {
  return { city: t(`yacht.city.${id}`), country: t(`yacht.country.${yachtCity(id).country}`) }
}

/** A place as it is stored and sent: its names, or the typed text. */
export function placeWords(where: YachtWhere, t: YachtTexts): YachtPlace {
  return where.kind === 'typed' ? where : { kind: 'listed', ...cityWords(where.id, t) }
}

/** A place on one line: `Bodrum, Turkey`, or the typed text. */
export function placeText(where: YachtWhere, t: YachtTexts): string {
  return where.kind === 'typed' ? isolate(where.text) : t('yacht.placeIn', cityWords(where.id, t))
}

/** Heading of the form for a place: `Yacht in Bodrum`. */
export function titleOf(where: YachtWhere, t: YachtTexts): string {
  return where.kind === 'typed'
    ? t('yacht.order.inOther', { place: isolate(where.text) })
    : t(`yacht.order.in.${where.id}`)
}

/** A start in upper case: `MON, 14 JUNE 2027, 11:00` (YACHT-12). */
export function startText(startAt: string, lang: Locale): string {
  return `${longDate(startAt, lang)}, ${startAt.slice(11)}`.toLocaleUpperCase(localeOf(lang))
}
