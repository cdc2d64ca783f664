import type { Labels } from '../../src/places/place.ts'

/** Islands and regions that airports are named by and that are no city of the source. */
export const cityLabels: Readonly<Record<string, Labels>> = {
  Tenerife: { en: 'Tenerife', ru: 'Тенерифе' },
  Goa: { en: 'Goa', ru: 'Гоа' },
  Ibiza: { en: 'Ibiza', ru: 'Ибица' },
  Rhodes: { en: 'Rhodes', ru: 'Родос', es: 'Rodas' },
  'Abu Dhabi': { en: 'Abu Dhabi', ru: 'Абу-Даби', es: 'Abu Dabi' },
  Malé: { en: 'Malé', ru: 'Мале' },
  'Saint Petersburg': { en: 'Saint Petersburg', ru: 'Санкт-Петербург', es: 'San Petersburgo' },
  'Krasnaya Polyana': { en: 'Krasnaya Polyana', ru: 'Красная Поляна' },
}

/** Russian names that the source lacks or has wrong, by GeoNames id. */
export const cityLabelsRu: Readonly<Record<string, string>> = {
  '3189073': 'Тиват',
  '323777': 'Анталья',
}

/** What people call a city besides, by GeoNames id. */
export const cityAliases: Readonly<Record<string, readonly string[]>> = {
  '498817': ['Piter', 'Питер', 'St Petersburg', 'СПб', 'Leningrad'],
  '524901': ['Moskva', 'Moskau', 'Moskow'],
  '745044': ['Constantinople', 'İstanbul'],
  '1486209': ['Ekaterinburg', 'Ekb', 'Екб'],
  '501175': ['Rostov-on-Don'],
  '5128581': ['NYC', 'New York'],
}
