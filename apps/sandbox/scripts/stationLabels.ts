import type { Labels } from '../src/places/place.ts'

/** Russian suffixes for the endings of German station names. */
const sides: Readonly<Record<string, string>> = {
  Hbf: ' — главный вокзал',
  Ost: '-Восточный',
  West: '-Западный',
  Nord: '-Северный',
  Süd: '-Южный',
}

/**
 * The names of a station: from the tables, else built from the names of its city. `called` is the name of the city at
 * the start of the station's name.
 */
export function stationLabels(
  en: string,
  ru: string | undefined,
  city: Labels | null,
  called: string | undefined = city?.en,
): Labels {
  const inRussian = ru ?? russianOf(en, city, called)
  const inSpanish = spanishOf(en, city)
  return {
    en,
    ...(inRussian === undefined ? {} : { ru: inRussian }),
    ...(inSpanish === undefined ? {} : { es: inSpanish }),
  }
}

function russianOf(en: string, city: Labels | null, called: string | undefined): string | undefined {
  if (city?.ru === undefined || called === undefined || !en.startsWith(called)) return undefined
  const rest = en.slice(called.length).replace(/^[ -]/, '')
  const side = sides[rest]
  if (rest !== '' && side === undefined) return undefined
  return rest === '' ? `Вокзал ${city.ru}` : `${city.ru}${side}`
}

function spanishOf(en: string, city: Labels | null): string | undefined {
  const base = /^(.+?) (?:railway )?station$/i.exec(en)?.[1]
  if (base === undefined) return undefined
  if (base === city?.en) return `Estación de ${city.es ?? city.en}`
  return /sky$|skaya$|skiy$/.test(base) ? `Estación ${base}` : `Estación de ${base}`
}
