import type { InferOutput } from 'valibot'
import type { AdditionalService, Offer } from '../../kernel/model/offer.ts'
import { routeTypeOf } from '../../kernel/model/routeType.ts'
import { toFreeCancellation, toInstant } from '../laterValues.ts'
import { toMoney, toMoneyOrNull } from '../money.ts'
import { toFlag, toId, toIdOrNull, toTextOrNull } from '../values.ts'
import type { additionalService, price } from './schema.ts'

function toService(wire: InferOutput<typeof additionalService>, currency: string): AdditionalService {
  return {
    id: toId(wire.id),
    type: wire.type,
    category: wire.category,
    defaultInclude: toFlag(wire.default_include),
    includedInPrice: toFlag(wire.includedInPrice),
    name: toTextOrNull(wire.name),
    price: toMoneyOrNull(wire.price, currency),
  }
}

/**
 * Converts an offer.
 *
 * @param askedAlternative second currency of the request, or null
 */
export function toOffer(wire: InferOutput<typeof price>, askedAlternative: string | null = null): Offer {
  const { currency } = wire
  const alternative = wire.alternative_currency ?? askedAlternative
  const services = (wire.additional_services ?? []).map((service) => toService(service, currency))
  const end = wire.finish_place
  const finish =
    !end || end.type === -1 ? ('rent' as const) : { placeId: toIdOrNull(end.place_id) ?? '', type: end.type }
  const start = { placeId: toId(wire.start_place.place_id), type: wire.start_place.type }
  return {
    priceId: toId(wire.price_id),
    serviceId: toIdOrNull(wire.service_id),
    price: toMoney(wire.price, currency),
    pricePerStop: toMoneyOrNull(wire.price_subaddress, currency),
    alternativePrice: toMoneyOrNull(wire.alternative_price, alternative),
    alternativePricePerStop: toMoneyOrNull(wire.alternative_price_subaddress, alternative),
    carClass: {
      id: toId(wire.car_class.car_class_id),
      capacity: wire.car_class.capacity,
      name: toTextOrNull(wire.car_class.name),
      picture: toTextOrNull(wire.car_class.picture),
      examples: wire.car_class.examples ?? [],
      luggage: wire.car_class.luggage ?? null,
    },
    provider: {
      id: toId(wire.service_provider.id),
      name: toTextOrNull(wire.service_provider.name),
      rating: wire.service_provider.rating ?? null,
      reviews: wire.service_provider.reviews ?? null,
    },
    start,
    finish,
    routeType: routeTypeOf(start.type, finish === 'rent' ? 'rent' : finish.type),
    fastRide: toFlag(wire.is_fast_ride),
    flexibleTariff: toFlag(wire.flexible_tariff),
    flexibleTariffAgreement: toFlag(wire.flexible_tariff_agreement),
    services,
    reverse: wire.reverse_price
      ? { price: toMoney(wire.reverse_price.price, currency), priceId: toId(wire.reverse_price.price_id) }
      : null,
    loyalty: wire.coef_loyalica ?? 0,
    minimumDuration: wire.minimum_duration ?? null,
    travelTime: wire.travel_time ?? null,
    childSeatsAvailable: toFlag(
      wire.childSeatsAvailable ?? services.some((service) => service.category === 'baby_seat'),
    ),
    freeCancellationHours: toFreeCancellation(wire.free_cancellation_hours),
    waitingMinutes: wire.waiting_minutes ?? null,
    expiresAt: toInstant(wire.expires_at),
    isOutOfPolicy: toFlag(wire.out_of_policy),
    errors: wire.errors ?? [],
  }
}
