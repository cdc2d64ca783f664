import type { Offer } from '../../kernel/model/offer.ts'
import { createOffer } from './fixtures.ts'

const classes = [
  ['Economy', 'economy', 3, 2, ['Fiat Egea', 'Renault Clio']],
  ['Comfort', 'comfort', 3, 3, ['Toyota Corolla', 'Škoda Octavia']],
  ['Business', 'business', 3, 3, ['Mercedes-Benz E-Class', 'BMW 5 Series']],
  ['First class', 'first', 3, 3, ['Mercedes-Benz S-Class']],
  ['Minivan', 'minivan', 6, 6, ['Volkswagen Caravelle', 'Ford Tourneo']],
  ['Premium minivan', 'premium-minivan', 6, 6, ['Mercedes-Benz V-Class long']],
  ['Minibus', 'minibus', 16, 16, ['Mercedes-Benz Sprinter']],
  ['Bus', 'bus', 49, 49, ['MAN Lion’s Coach']],
] as const

/** Offers of eight classes and up to twenty providers, unsorted; the same number always gives the same offers. */
export function createOffers(count: number): Offer[] {
  return Array.from({ length: count }, (_, at) => {
    const [name, picture, capacity, luggage, examples] = classes[(at * 5) % classes.length] ?? classes[0]
    const provider = 1 + (Math.floor(at / classes.length) % 20)
    return createOffer({
      priceId: `pr-${at}`,
      price: { minor: 4100 + ((at * 3700) % 9000) + capacity * 300, currency: 'EUR' },
      carClass: { id: picture, name, picture, capacity, luggage, examples },
      provider: {
        id: String(provider),
        name: `Provider ${provider}`,
        rating: at % 7 === 6 ? null : 3.5 + ((at * 7) % 16) / 10,
        reviews: 40 + at * 13,
      },
      fastRide: at % 5 === 0,
      freeCancellationHours: at % 4 === 3 ? null : (at % 3) * 12,
      waitingMinutes: at % 2 === 0 ? 60 : null,
    })
  })
}
