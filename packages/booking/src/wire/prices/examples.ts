import type { endpoints } from '../endpoints.ts'
import type { ExampleOf } from '../example.ts'

type Calls = typeof endpoints

export const priceExamples = {
  prices: {
    query: {
      start_place_point: '49.0097,2.5479',
      finish_place_point: '48.8556,2.3591',
      platform: 'web',
      start_place_id: 'air-CDG',
      finish_place_id: 'adr-rivoli-10',
    },
    answer: {
      result: [
        {
          price_id: 'pr-1001',
          service_id: 'sv-1',
          price: '62.50',
          price_subaddress: 8,
          alternative_price: null,
          currency: 'EUR',
          car_class: {
            car_class_id: 2,
            capacity: 3,
            name: 'Comfort',
            picture: 'comfort',
            examples: ['Toyota Camry', 'Skoda Superb'],
            luggage: 3,
          },
          service_provider: { id: 41, name: 'Seine Cars', rating: 4.8, reviews: 312 },
          start_place: { place_id: 'air-CDG', type: 2 },
          finish_place: { place_id: 'adr-rivoli-10', type: 1 },
          flexible_tariff: false,
          is_fast_ride: true,
          additional_services: [
            {
              id: 's-seat',
              type: 'seat',
              category: 'baby_seat',
              default_include: false,
              includedInPrice: false,
              name: 'Child seat',
              price: '9.00',
            },
            { id: 's-sign', type: 'table', category: 'table', default_include: true, includedInPrice: true },
          ],
          reverse_price: { price: '60.00', price_id: 'pr-1002' },
          coef_loyalica: 0,
          travel_time: 2700,
          childSeatsAvailable: true,
          free_cancellation_hours: 24,
          waiting_minutes: 60,
          expires_at: '2026-11-21T12:15:00Z',
        },
      ],
    },
  },
  rentPrices: {
    query: {
      start_place_point: '49.0097,2.5479',
      duration: '14400',
      platform: 'web',
      start_place_id: 'air-CDG',
    },
    answer: {
      result: [
        {
          price_id: 'pr-2001',
          service_id: 'sv-1',
          price: '188.00',
          currency: 'EUR',
          car_class: { car_class_id: 3, capacity: 3, name: 'Business', picture: 'business', luggage: 3 },
          service_provider: { id: 41, name: 'Seine Cars', rating: 4.8, reviews: 312 },
          start_place: { place_id: 'air-CDG', type: 2 },
          finish_place: { place_id: null, type: -1 },
          additional_services: [],
          minimum_duration: 7200,
          free_cancellation_hours: 24,
          waiting_minutes: 60,
          expires_at: '2026-11-21T12:15:00Z',
        },
      ],
    },
  },
  calculateNewPrice: {
    query: {},
    body: {
      currency: 'EUR',
      hash: 'GIFT-2025-50',
      data_prices: [
        {
          price_audit_id: 'pr-1001',
          number_subaddress: 1,
          place_audit_id: 'air-CDG',
          duration: null,
          additional_services: [{ id: 's-seat', type: 'seat', amount: 1 }],
        },
      ],
    },
    answer: {
      result: [
        {
          certificate_type: 'certificate',
          certificate_size: '50.00',
          restated_cost: '29.50',
          repayment_price: '50.00',
        },
      ],
    },
  },
  miles: {
    query: { priority_s7: '1007', price: '62.50', currency: 'EUR' },
    answer: { result: { message: 'You earn 310 miles for this ride.', value: 310 } },
  },
  promo: {
    query: {},
    answer: {
      result: [
        {
          id: 12,
          slug: 'start-2025',
          title: '10% off your first ride',
          text: 'Name the code when you book.',
          promo_code: 'START25',
        },
      ],
    },
  },
  promoViews: { query: {}, body: { user_id: null, promo_action_id: 12 }, answer: { result: true } },
  getWidget: {
    query: { path: 'Pnrtoview/offer', car_class_id: '2', trans_host_name: 'www.example.com' },
    answer: { result: { widget: '<h1>Offer</h1><p>The provider drives you for the price shown.</p>' } },
  },
} as const satisfies {
  [Name in
    | 'prices'
    | 'rentPrices'
    | 'calculateNewPrice'
    | 'miles'
    | 'promo'
    | 'promoViews'
    | 'getWidget']: ExampleOf<Calls[Name]>
}
