import { type YachtLang, yachtLimits } from '../../kernel/model/yacht.ts'
import { isTimeZone } from '../../kernel/values/isTimeZone.ts'
import { sanitizeLine } from '../../kernel/values/sanitize.ts'
import { defaultTimeZone } from '../../kernel/values/timeZone.ts'

/** Ids of the offered cities, in order (YACHT-02). */
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

/** Countries of the offered cities, ISO 3166-1. */
export type YachtCountry = 'TR' | 'AE' | 'RU' | 'ME'

/** An offered city; its names are in the messages. */
export interface YachtCity {
  readonly id: YachtCityId
  readonly country: YachtCountry
  /** IANA zone of the city; it decides which day is tomorrow. */
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

/** An offered city by its id. */
export const yachtCity = (id: YachtCityId): YachtCity => ({ id, ...cities[id] })

/** True if a text is the id of an offered city. */
export const isYachtCityId = (text: unknown): text is YachtCityId =>
  yachtCityIds.some((known) => known === text)

/** Cities that are offered in a language: those in Russia in Russian only (YACHT-02). */
export function yachtCities(lang: YachtLang): YachtCity[] {
  return yachtCityIds.map(yachtCity).filter(({ country }) => lang === 'ru' || country !== 'RU')
}

/** Place of the yacht as the form stores it, with ids instead of names (YACHT-10). */
export type YachtWhere =
  | { kind: 'listed'; id: YachtCityId }
  | {
      kind: 'typed'
      /** Typed place, 3 to 200 characters. */
      text: string
    }

/** Creates a typed place as it is sent. Null: the text is too short or too long (YACHT-03). */
export function typedPlace(text: string): YachtWhere | null {
  const line = sanitizeLine(text)
  const { length } = line
  return length >= yachtLimits.placeMin && length <= yachtLimits.placeMax
    ? { kind: 'typed', text: line }
    : null
}

/**
 * Time zone for the days of a request: that of the city, or that of the device for a typed place.
 *
 * @param deviceZone an invalid one is replaced by the default zone
 */
export function yachtZone(where: YachtWhere, deviceZone: string): string {
  if (where.kind === 'listed') return yachtCity(where.id).timeZone
  return isTimeZone(deviceZone) ? deviceZone : defaultTimeZone
}
