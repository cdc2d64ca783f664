import type { Labels, Place, PlaceKind, PlaceTypeCode } from './place.ts'

const typeCodes: Record<PlaceKind, PlaceTypeCode> = {
  airport: 2,
  station: 3,
  city: 5,
  address: 1,
  hotel: 10,
  stop: 6,
  port: 6,
}

const zones: Record<string, string> = {
  AE: 'Asia/Dubai',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  IT: 'Europe/Rome',
  ME: 'Europe/Podgorica',
  RU: 'Europe/Moscow',
  TR: 'Europe/Istanbul',
}

type Rest = Partial<Pick<Place, 'iata' | 'icao' | 'aliases' | 'houses' | 'timeZone' | 'isExact' | 'typeCode'>>

/** Makes a sample place with what its kind and country say. */
export function place(
  kind: PlaceKind,
  placeId: string,
  country: string,
  [lat, lng]: readonly [number, number],
  name: Labels,
  area: Labels | null,
  weight: number,
  rest: Rest = {},
): Place {
  return {
    placeId,
    kind,
    typeCode: typeCodes[kind],
    country,
    lat,
    lng,
    timeZone: zones[country] ?? 'Etc/UTC',
    name,
    area,
    iata: null,
    icao: null,
    weight,
    isExact: kind !== 'city' && rest.houses === undefined,
    ...rest,
  }
}

export const istanbul: Labels = { en: 'Istanbul', ru: 'Стамбул', es: 'Estambul' }
export const moscow: Labels = { en: 'Moscow', ru: 'Москва', es: 'Moscú' }
export const petersburg: Labels = { en: 'Saint Petersburg', ru: 'Санкт-Петербург', es: 'San Petersburgo' }
export const sochi: Labels = { en: 'Sochi', ru: 'Сочи' }
export const london: Labels = { en: 'London', ru: 'Лондон', es: 'Londres' }
export const paris: Labels = { en: 'Paris', ru: 'Париж', es: 'París' }
export const barcelona: Labels = { en: 'Barcelona', ru: 'Барселона' }
export const madrid: Labels = { en: 'Madrid', ru: 'Мадрид' }
export const antalya: Labels = { en: 'Antalya', ru: 'Анталья' }
export const dubai: Labels = { en: 'Dubai', ru: 'Дубай', es: 'Dubái' }
export const budva: Labels = { en: 'Budva', ru: 'Будва' }
