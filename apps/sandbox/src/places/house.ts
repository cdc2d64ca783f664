import type { Labels, Place } from './place.ts'

/** Countries that write the number before the street. */
const numberFirst = new Set(['AE', 'AU', 'CA', 'FR', 'GB', 'IE', 'US'])
/** Countries that write a comma between the street and the number. */
const commaBefore = new Set(['BY', 'ES', 'GE', 'IT', 'KZ', 'PT', 'RU'])

/** Metres between two houses of following numbers. */
const spacing = 6
const metresInDegree = 111_320

/** The number in a house's place id and the id of its street, or null for any other id. */
export function parseHouseId(placeId: string): { streetId: string; number: number } | null {
  const found = /^(ad-.+)-([1-9]\d{0,3})$/.exec(placeId)
  const [, streetId, number] = found ?? []
  return streetId === undefined ? null : { streetId, number: Number(number) }
}

/**
 * The house with a number in a street: an exact place a little away from the street's point, always at the same
 * position. Null if the place is no street or the number is not in 1..last.
 */
export function houseAt(street: Place, number: number): Place | null {
  if (street.houses === undefined) return null
  const { last, listed } = street.houses
  if (!Number.isInteger(number) || number < 1 || number > last) return null
  const { houses: _, ...rest } = street
  const along = (number - (listed[0] ?? last / 2)) * spacing
  const bearing = bearingOf(street.placeId)
  const name: Labels = {
    en: numbered(street.name.en, number, street.country, 'en'),
    ...(street.name.ru === undefined ? {} : { ru: numbered(street.name.ru, number, street.country, 'ru') }),
    ...(street.name.es === undefined ? {} : { es: numbered(street.name.es, number, street.country, 'es') }),
  }
  return {
    ...rest,
    placeId: `${street.placeId}-${number}`,
    name,
    lat: rounded(street.lat + (Math.cos(bearing) * along) / metresInDegree),
    lng: rounded(
      street.lng + (Math.sin(bearing) * along) / (metresInDegree * Math.cos((street.lat * Math.PI) / 180)),
    ),
    weight: street.weight,
    isExact: true,
  }
}

function numbered(street: string, number: number, country: string, lang: 'en' | 'ru' | 'es'): string {
  if (lang === 'ru') return `${street}, ${number}`
  if (numberFirst.has(country)) return `${number} ${street}`
  return commaBefore.has(country) ? `${street}, ${number}` : `${street} ${number}`
}

function bearingOf(id: string): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return (sum * Math.PI) / 180
}

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
