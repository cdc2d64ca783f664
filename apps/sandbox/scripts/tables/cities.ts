import type { Labels } from '../../src/places/place.ts'

/** Islands and regions in the names of airports that are no cities of the source. */
export const cityLabels: Readonly<Record<string, Labels>> = {
  Tenerife: { en: 'Tenerife', ru: 'Тенерифе' },
  Bali: { en: 'Bali', ru: 'Бали' },
  Cozumel: { en: 'Cozumel', ru: 'Косумель' },
  Goa: { en: 'Goa', ru: 'Гоа' },
  Ibiza: { en: 'Ibiza', ru: 'Ибица' },
  Rhodes: { en: 'Rhodes', ru: 'Родос', es: 'Rodas' },
  'Abu Dhabi': { en: 'Abu Dhabi', ru: 'Абу-Даби', es: 'Abu Dabi' },
  Malé: { en: 'Malé', ru: 'Мале' },
  'Saint Petersburg': { en: 'Saint Petersburg', ru: 'Санкт-Петербург', es: 'San Petersburgo' },
  'Monte-Carlo': { en: 'Monte-Carlo', ru: 'Монте-Карло', es: 'Montecarlo' },
  Marmaris: { en: 'Marmaris', ru: 'Мармарис' },
  Yerevan: { en: 'Yerevan', ru: 'Ереван', es: 'Ereván' },
  'Sharm el-Sheikh': { en: 'Sharm el-Sheikh', ru: 'Шарм-эш-Шейх', es: 'Sharm el-Sheij' },
  Singapore: { en: 'Singapore', ru: 'Сингапур', es: 'Singapur' },
  Corfu: { en: 'Corfu', ru: 'Корфу', es: 'Corfú' },
  Santorini: { en: 'Santorini', ru: 'Санторини' },
  Mykonos: { en: 'Mykonos', ru: 'Миконос', es: 'Miconos' },
  Zakynthos: { en: 'Zakynthos', ru: 'Закинф', es: 'Zante' },
  Kos: { en: 'Kos', ru: 'Кос' },
  Djerba: { en: 'Djerba', ru: 'Джерба', es: 'Yerba' },
  'San Sebastián': { en: 'San Sebastián', ru: 'Сан-Себастьян' },
  'Phú Quốc': { en: 'Phú Quốc', ru: 'Фукуок', es: 'Phu Quoc' },
  Chisinau: { en: 'Chisinau', ru: 'Кишинёв', es: 'Chisináu' },
  'Krasnaya Polyana': { en: 'Krasnaya Polyana', ru: 'Красная Поляна' },
}

/** English names of cities for which the source has only the local name, by GeoNames id. */
export const cityLabelsEn: Readonly<Record<string, string>> = {
  '2660646': 'Geneva',
  '2886242': 'Cologne',
  '2861650': 'Nuremberg',
  '2910831': 'Hanover',
  '2797656': 'Ghent',
  '2803138': 'Antwerp',
  '2510911': 'Seville',
  '261745': 'Heraklion',
  '255683': 'Patras',
  '400666': 'Rhodes',
  '2711537': 'Gothenburg',
  '3171728': 'Padua',
  '3174051': 'Mantua',
  '2800931': 'Bruges',
  '2659811': 'Lucerne',
  '627907': 'Gomel',
  '627904': 'Grodno',
  '625665': 'Mogilev',
  '520555': 'Nizhny Novgorod',
  '519336': 'Veliky Novgorod',
  '501175': 'Rostov-on-Don',
  '558418': 'Grozny',
}

/** Russian names that the source lacks or has wrong, by GeoNames id. */
export const cityLabelsRu: Readonly<Record<string, string>> = {
  '3189073': 'Тиват',
  '323777': 'Анталья',
  '744926': 'Кадыкёй',
  '738329': 'Ускюдар',
  '739549': 'Шишли',
  '6947637': 'Аташехир',
  '747014': 'Гебзе',
  '297090': 'Дидим',
  '297838': 'Ялыкавак',
  '301238': 'Сиде',
  '304782': 'Мармарис',
  '304854': 'Манавгат',
  '305359': 'Кушадасы',
  '306859': 'Гёчек',
  '308220': 'Кемер',
  '308948': 'Каш',
  '310677': 'Калкан',
  '311711': 'Ичмелер',
  '318755': 'Чешме',
  '321580': 'Белек',
  '322887': 'Авсаллар',
  '6620290': 'Тургутрейс',
  '1880252': 'Сингапур',
  '292932': 'Аджман',
  '1583992': 'Дананг',
  '95446': 'Эрбиль',
  '1821274': 'Макао',
}

/** Population of districts and resorts for which the source has none or a wrong one, by GeoNames id. */
export const cityPopulation: Readonly<Record<string, number>> = {
  '744926': 480_000,
  '306859': 10_000,
}

/** Further names of cities, by GeoNames id. */
export const cityAliases: Readonly<Record<string, readonly string[]>> = {
  '498817': ['Piter', 'Питер', 'St Petersburg', 'СПб', 'Leningrad'],
  '524901': ['Moskva', 'Moskau', 'Moskow'],
  '745044': ['Constantinople', 'İstanbul'],
  '1486209': ['Ekaterinburg', 'Ekb', 'Екб'],
  '5128581': ['NYC', 'New York'],
}

/** Labels that replace the region beside a city's name, by GeoNames id. */
export const cityAreas: Readonly<Record<string, Labels>> = {
  '542681': { en: 'Sochi', ru: 'Сочи' },
}
