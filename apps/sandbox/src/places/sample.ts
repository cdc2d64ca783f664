import type { Place } from './place.ts'
import { airports, stations } from './sampleNodes.ts'
import {
  antalya,
  barcelona,
  budva,
  dubai,
  istanbul,
  london,
  madrid,
  moscow,
  paris,
  petersburg,
  place,
  sochi,
} from './samplePlace.ts'

const addresses = [
  place(
    'address',
    'ad-moda-caddesi',
    'TR',
    [40.9836, 29.0266],
    { en: 'Moda Caddesi', ru: 'Мода Джаддеси' },
    {
      en: 'Caferağa, Kadıköy, Istanbul',
      ru: 'Джаферага, Кадыкёй, Стамбул',
      es: 'Caferağa, Kadıköy, Estambul',
    },
    40,
    { houses: { listed: [142], last: 260 } },
  ),
  place(
    'address',
    'ad-tverskaya',
    'RU',
    [55.7637, 37.6069],
    { en: 'Tverskaya Street', ru: 'Тверская улица' },
    moscow,
    45,
    { houses: { listed: [12], last: 31 } },
  ),
  place(
    'address',
    'ad-nevsky',
    'RU',
    [59.9345, 30.3351],
    { en: 'Nevsky Prospect', ru: 'Невский проспект' },
    petersburg,
    45,
    { houses: { listed: [28], last: 190 } },
  ),
  place(
    'address',
    'ad-la-rambla',
    'ES',
    [41.3809, 2.1734],
    { en: 'La Rambla', ru: 'Ла-Рамбла' },
    barcelona,
    44,
    { houses: { listed: [51], last: 140 } },
  ),
  place(
    'address',
    'ad-baker-street',
    'GB',
    [51.5226, -0.1571],
    { en: 'Baker Street', ru: 'Бейкер-стрит' },
    { en: 'Marylebone, London', ru: 'Марилебон, Лондон', es: 'Marylebone, Londres' },
    42,
    { houses: { listed: [221], last: 247 } },
  ),
]

const hotels = [
  place(
    'hotel',
    'ho-ciragan-palace',
    'TR',
    [41.0437, 29.0164],
    { en: 'Çırağan Palace Kempinski Istanbul', ru: 'Чираган Палас Кемпински Стамбул' },
    { en: 'Beşiktaş, Istanbul', ru: 'Бешикташ, Стамбул', es: 'Beşiktaş, Estambul' },
    56,
  ),
  place(
    'hotel',
    'ho-swissotel-bosphorus',
    'TR',
    [41.0405, 28.9985],
    { en: 'Swissôtel The Bosphorus Istanbul', ru: 'Свиссотель Босфор Стамбул' },
    { en: 'Beşiktaş, Istanbul', ru: 'Бешикташ, Стамбул', es: 'Beşiktaş, Estambul' },
    56,
  ),
  place(
    'hotel',
    'ho-metropol-moscow',
    'RU',
    [55.7586, 37.6215],
    { en: 'Metropol Hotel Moscow', ru: 'Гостиница «Метрополь»' },
    moscow,
    56,
  ),
]

const cities = [
  place('city', 'ci-745044', 'TR', [41.0138, 28.9497], istanbul, null, 92),
  place('city', 'ci-524901', 'RU', [55.7522, 37.6156], moscow, null, 91),
  place('city', 'ci-498817', 'RU', [59.9386, 30.3141], petersburg, null, 88),
  place('city', 'ci-491422', 'RU', [43.5992, 39.7257], sochi, null, 72),
  place('city', 'ci-2643743', 'GB', [51.5085, -0.1257], london, null, 90),
  place('city', 'ci-2988507', 'FR', [48.8534, 2.3488], paris, null, 85),
  place('city', 'ci-3128760', 'ES', [41.3888, 2.159], barcelona, null, 83),
  place('city', 'ci-3117735', 'ES', [40.4165, -3.7026], madrid, null, 86),
  place('city', 'ci-323777', 'TR', [36.9081, 30.6956], antalya, null, 83),
  place('city', 'ci-292223', 'AE', [25.0773, 55.3093], dubai, null, 86),
  place('city', 'ci-3203106', 'ME', [42.2864, 18.84], budva, null, 69),
  place(
    'city',
    'ci-2950159',
    'DE',
    [52.5244, 13.4105],
    { en: 'Berlin', ru: 'Берлин', es: 'Berlín' },
    null,
    87,
  ),
  place('city', 'ci-3169070', 'IT', [41.8919, 12.5113], { en: 'Rome', ru: 'Рим', es: 'Roma' }, null, 84),
]

/**
 * Well-known places of the sandbox, for stories and tests that run in a browser. Each is in the whole set too,
 * under the same id.
 */
export const samplePlaces: readonly Place[] = [...airports, ...stations, ...addresses, ...hotels, ...cities]
