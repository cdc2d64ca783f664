import type { Texts } from '../lang.ts'
import type { Region } from './region.ts'

/** A transport company. All names are invented. */
export interface Provider {
  /** `service_provider.id` on the wire. */
  readonly id: number
  readonly name: string
  /** Average rating, 1 to 5, one decimal. */
  readonly rating: number
  readonly reviews: number
  /** Factor of the provider's prices against the region's level. */
  readonly factor: number
  /** Ids of the provider's car classes. */
  readonly classes: readonly number[]
  /** Free cancellation until so many hours before the pickup; null if there is none. */
  readonly freeCancellationHours: number | null
  /** True if there are fast rides in economy, comfort and minivan. */
  readonly hasFastRide: boolean
  /** True if business and first class have a flexible tariff. */
  readonly hasFlexibleTariff: boolean
  /** Warning on the provider's offers for some routes (`errors` on the wire); null if there is none. */
  readonly caution: Texts | null
}

const provider = (
  id: number,
  name: string,
  rating: number,
  reviews: number,
  factor: number,
  classes: readonly number[],
  rest: Partial<
    Pick<Provider, 'freeCancellationHours' | 'hasFastRide' | 'hasFlexibleTariff' | 'caution'>
  > = {},
): Provider => ({
  id,
  name,
  rating,
  reviews,
  factor,
  classes,
  freeCancellationHours: 24,
  hasFastRide: false,
  hasFlexibleTariff: false,
  caution: null,
  ...rest,
})

const byHand: Texts = {
  en: 'On this route the provider confirms by hand: it can take up to an hour.',
  ru: 'На этом маршруте перевозчик подтверждает заказ вручную: это занимает до часа.',
  es: 'En esta ruta el proveedor confirma a mano: puede tardar hasta una hora.',
}
const everyday = [1, 2, 5]
const premium = [3, 4, 6]
const groups = [5, 7, 8]

/** The providers of each region. */
export const providersOf: Readonly<Record<Region, readonly Provider[]>> = {
  russia: [
    provider(101, 'Сокол Трансфер', 4.8, 5214, 1, [1, 2, 3, 5]),
    provider(102, 'Ладога Кар', 4.6, 1830, 0.95, [...everyday, 7]),
    provider(103, 'Meridian Chauffeurs', 4.9, 967, 1.12, premium, {
      hasFlexibleTariff: true,
      freeCancellationHours: 48,
    }),
    provider(104, 'Быстрый путь', 4.3, 3402, 0.9, everyday, { hasFastRide: true, freeCancellationHours: 6 }),
    provider(105, 'Групповые перевозки «Тракт»', 4.5, 612, 1.03, groups, { freeCancellationHours: 72 }),
    provider(106, 'Север Лимузин', 4.7, 288, 1.2, premium),
  ],
  turkey: [
    provider(201, 'Bosfor Line', 4.6, 1204, 1, [1, 2, 3, 5, 7]),
    provider(202, 'Anadolu Transfer ve Turizm A.Ş.', 4.9, 3871, 1.06, [1, 2, 3, 5], { hasFastRide: true }),
    provider(203, 'Marmara Chauffeurs', 4.8, 745, 1.1, [...premium, 5], {
      hasFlexibleTariff: true,
      freeCancellationHours: 48,
    }),
    provider(204, 'Lale Shuttle', 4.2, 2090, 0.94, everyday, { freeCancellationHours: 6 }),
    provider(205, 'Kervan Group Travel', 4.5, 511, 1.02, groups, { freeCancellationHours: 72 }),
    provider(206, 'Ege VIP', 4.7, 433, 1.18, premium, { freeCancellationHours: null }),
  ],
  gulf: [
    provider(301, 'Palm Coast Limousine', 4.8, 2647, 1.08, [3, 4, 6]),
    provider(302, 'Desert Falcon Transfers', 4.6, 1918, 1, [1, 2, 3, 5], { hasFastRide: true }),
    provider(303, 'Creek Side Cars', 4.3, 1105, 0.93, everyday, {
      freeCancellationHours: 6,
      caution: byHand,
    }),
    provider(304, 'Oryx Chauffeurs', 4.9, 864, 1.16, premium, {
      hasFlexibleTariff: true,
      freeCancellationHours: 48,
    }),
    provider(305, 'Caravan Coaches', 4.4, 377, 1.02, groups, { freeCancellationHours: 72 }),
  ],
  europe: [
    provider(401, 'Northgate Transfers', 4.7, 6120, 1, [1, 2, 3, 5, 7]),
    provider(402, 'Linden & Quay', 4.9, 2338, 1.08, [2, 3, 4, 6], {
      hasFlexibleTariff: true,
      freeCancellationHours: 48,
    }),
    provider(403, 'Piazza Drivers', 4.5, 1764, 0.96, everyday),
    provider(404, 'Citylark', 4.2, 4093, 0.91, everyday, { hasFastRide: true, freeCancellationHours: 6 }),
    provider(405, 'Alpenrose Coaches', 4.6, 902, 1.04, groups, { freeCancellationHours: 72 }),
    provider(406, 'Atelier Chauffeurs', 4.8, 519, 1.2, premium, { freeCancellationHours: null }),
  ],
  world: [
    provider(501, 'Harbour & Hill', 4.7, 1432, 1, [1, 2, 3, 5]),
    provider(502, 'Blue Compass Cars', 4.5, 2216, 0.96, everyday, {
      hasFastRide: true,
      freeCancellationHours: 6,
    }),
    provider(503, 'Crown Meridian', 4.9, 640, 1.14, premium, {
      hasFlexibleTariff: true,
      freeCancellationHours: 48,
    }),
    provider(504, 'Lotus Road', 4.4, 988, 0.92, [1, 2, 5, 7]),
    provider(505, 'Long Haul Coaches', 4.3, 301, 1.03, groups, { freeCancellationHours: 72 }),
  ],
}

/** The provider of an id, or undefined. */
export function providerOf(id: number): Provider | undefined {
  return Object.values(providersOf)
    .flat()
    .find((provider) => provider.id === id)
}
