import { isTimeZone } from './isTimeZone.ts'
import { sanitizeLine } from './sanitize.ts'
import { defaultTimeZone } from './timeZone.ts'
import { type YachtLang, yachtLimits } from './yacht.ts'

/** Ids of the cities of the list, in the order they are offered (YACHT-02). */
export const yachtCityIds = [
  'istanbul',
  'fethiye',
  'bodrum',
  'dubai',
  'sochi',
  'vladivostok',
  'budva',
] as const
export type YachtCityId = (typeof yachtCityIds)[number]

/** Countries of the list, ISO 3166-1. */
export type YachtCountry = 'TR' | 'AE' | 'RU' | 'ME'

/** A city of the list; its names are messages. */
export interface YachtCity {
  readonly id: YachtCityId
  readonly country: YachtCountry
  /** IANA zone, by which tomorrow is told. */
  readonly timeZone: string
}

const cities: Readonly<Record<YachtCityId, Omit<YachtCity, 'id'>>> = {
  istanbul: { country: 'TR', timeZone: 'Europe/Istanbul' },
  fethiye: { country: 'TR', timeZone: 'Europe/Istanbul' },
  bodrum: { country: 'TR', timeZone: 'Europe/Istanbul' },
  dubai: { country: 'AE', timeZone: 'Asia/Dubai' },
  sochi: { country: 'RU', timeZone: 'Europe/Moscow' },
  vladivostok: { country: 'RU', timeZone: 'Asia/Vladivostok' },
  budva: { country: 'ME', timeZone: 'Europe/Podgorica' },
}

/** A city of the list by its id. */
export const yachtCity = (id: YachtCityId): YachtCity => ({ id, ...cities[id] })

/** Whether a text is the id of a city of the list. */
export const isYachtCityId = (text: unknown): text is YachtCityId =>
  yachtCityIds.some((known) => known === text)

/** The cities that are offered in a language: those of Russia in Russian only (YACHT-02). */
export function yachtCities(lang: YachtLang): YachtCity[] {
  return yachtCityIds.map(yachtCity).filter(({ country }) => lang === 'ru' || country !== 'RU')
}

/** Where the yacht is wanted, as the form keeps it: ids, not words (YACHT-10). */
export type YachtWhere =
  | { kind: 'listed'; id: YachtCityId }
  | {
      kind: 'typed'
      /** 3 to 200 characters. */
      text: string
    }

/** A typed place as it goes out. Null: it is too short, or too long (YACHT-03). */
export function typedPlace(text: string): YachtWhere | null {
  const line = sanitizeLine(text)
  const { length } = line
  return length >= yachtLimits.placeMin && length <= yachtLimits.placeMax
    ? { kind: 'typed', text: line }
    : null
}

/**
 * The zone on whose calendar the days of a request are: the place's own. Of a typed place it is not known.
 * @param deviceZone stands in for it, and the default zone for one that is none
 */
export function yachtZone(where: YachtWhere, deviceZone: string): string {
  if (where.kind === 'listed') return yachtCity(where.id).timeZone
  return isTimeZone(deviceZone) ? deviceZone : defaultTimeZone
}
