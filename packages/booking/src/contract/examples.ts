import type { AnswerOf, BodyOf, EndpointName, endpoints, QueryOf } from './endpoints.ts'

/** What a call looks like: one question and its answer. */
export interface Example<Name extends EndpointName> {
  query: QueryOf<(typeof endpoints)[Name]>
  /** Parts of the path, where it has any. */
  parts?: Readonly<Record<string, string>>
  body?: BodyOf<(typeof endpoints)[Name]>
  answer: AnswerOf<(typeof endpoints)[Name]>
}

const airport = {
  place_id: 'air-CDG',
  country: 'France',
  description: 'Charles de Gaulle Airport, Paris, France',
  types: ['airport'],
  structured_formatting: {
    main_text: 'Charles de Gaulle Airport',
    secondary_text: 'Paris, France',
    formatted_address: 'Charles de Gaulle Airport, Paris, France',
  },
  iata: 'CDG',
  icao: 'LFPG',
  location: '49.0097,2.5479',
}

const street = {
  place_id: 'adr-rivoli-10',
  country: 'France',
  description: '10 Rue de Rivoli, Paris, France',
  types: ['street_address'],
  structured_formatting: { main_text: '10 Rue de Rivoli', secondary_text: 'Paris, France' },
  location: '48.8556,2.3591',
  exact: true,
}

const settings = {
  user_id: null,
  partner_id: 25526,
  role: 'guest',
  currency: 'EUR',
  phone: null,
  email: null,
  doer_id: 7,
  doer_info: { basic_payment_system: 'card' },
  to_card_payments: 0 as const,
  to_card_and_cash: 1 as const,
  allow_fast_ride: true,
  allow_coordinator: false,
  coef_loyalica: 0,
  file_logo: null,
}

const trip = {
  lang: 'en',
  user_id: null,
  price_id: 'pr-1001',
  additional_locations: [],
  currency: 'EUR',
  is_rent: false,
  duration: null,
  start_location: '49.0097,2.5479',
  finish_location: '48.8556,2.3591',
  passengers_number: 2,
  adults_amount: 1,
  children_amount: 1,
  passengers: [{ name: 'Anna Keller', phone: '33612345678', email: 'anna@example.com' }],
  platform: 'web',
  priority_s7: '',
  pos: 'module',
  text_tablet: 'Keller',
  comment: 'Two large suitcases',
  hash: '',
  coordinator: null,
  flexible_tariff: false,
  flexible_tariff_agreement: false,
  additional_address: '',
  additional_services: [{ id: 's-seat', type: 'seat', amount: 1 }],
  viewers: [],
  additional_change_itinerary: '',
  additional_wait: '',
  fare_on_toll_road: '',
  start_place_id: 'air-CDG',
  cost_center: null,
  internal_number: '',
  sub_id: '',
  utm_source: 'newsletter',
  service_id: 'sv-1',
  is_fast_ride: false,
  date_arrival: '2026-12-01 14:35',
  date_departure: null,
  arrival_number: 'AF1234',
  departure_number: '',
  arrival_terminal: '2E',
}

/** An example a call; the sandbox and the published contract are checked against them. */
export const examples: { readonly [Name in EndpointName]: Example<Name> } = {
  settingUser: { query: {}, answer: { result: settings } },
  frameUserSettings: { query: {}, parts: { user_id: '25526' }, answer: { result: settings } },
  transportNodes: { query: { term: 'cdg' }, answer: { result: [airport] } },
  findPlaces: { query: { term: 'rue de rivoli', start_country: 'France' }, answer: { result: [street] } },
  place: {
    query: {},
    parts: { place_id: 'air-CDG' },
    answer: {
      result: {
        geometry: { location: { lat: 49.0097, lng: 2.5479 } },
        name: 'Charles de Gaulle Airport',
        formatted_address: 'Charles de Gaulle Airport, Paris, France',
        address_components: [{ long_name: 'France', short_name: 'FR', types: ['country', 'political'] }],
        secondary_text: 'Paris, France',
        place_id: 'air-CDG',
        type: 2,
        types: ['airport'],
        time_zone: 'Europe/Paris',
        exact: true,
        iata: 'CDG',
        icao: 'LFPG',
      },
    },
  },
  countryByPoint: { query: { point: '48.8556,2.3591' }, answer: { result: { title: 'France' } } },
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
  recommendedTime: {
    query: { departure_time: '2026-12-01 18:00', price_id: 'pr-1001' },
    answer: { result: { recommended_time: '2026-12-01 14:30', travel_time: 2700 } },
  },
  checkTime: {
    query: {},
    body: {
      departure_time: null,
      pickup_time: '2026-12-01 14:35',
      price_id: 'pr-1001',
      order_id: null,
      user_id: null,
      is_rent: false,
      start_place_id: 'air-CDG',
      duration: null,
    },
    answer: {
      result: {
        allow_booking: true,
        notice: null,
        notice_to_user: null,
        fast_ride: null,
        similar_orders: [],
      },
    },
  },
  createOrder: {
    query: {},
    body: {
      trips: [trip],
      currency: 'EUR',
      lang: 'en',
      user_id: null,
      module_type: 'booking',
      utm: { utm_source: 'newsletter' },
      payment_type: 'card',
    },
    answer: { result: [{ order_id: 900001, user_id: 70001, transaction: 'tr-5f2c' }] },
  },
  order: {
    query: { order_id: '900001' },
    answer: {
      result: {
        orders: [
          {
            order_id: 900001,
            transaction: 'tr-5f2c',
            order_type: 4,
            currency: 'EUR',
            date_arrival: '2026-12-01 14:35',
            date_departure: null,
            arrival_number: 'AF1234',
            departure_number: '',
            start_place: { place_id: 'air-CDG', type: 2, time_zone: 'Europe/Paris' },
            finish_place: { place_id: 'adr-rivoli-10', type: 1 },
            location_address: 'Charles de Gaulle Airport, Paris, France',
            destination_address: '10 Rue de Rivoli, Paris, France',
            passengers: [{ name: 'Anna Keller', phone: '33612345678', email: 'anna@example.com' }],
            passengers_number: 2,
            adults_amount: 1,
            children_amount: 1,
            notes: 'Two large suitcases',
            price: { price_id: 'pr-1001', price: '71.50' },
            car_data: { car_class_id: 2, name: 'Comfort' },
            table: 'Keller',
            user_id: 70001,
            number: '900001',
            status: 'created',
            payment_status: 'pending',
          },
        ],
      },
    },
  },
  updateOrder: {
    query: {},
    body: { ...trip, order_id: 900001, transaction: 'tr-5f2c', module_type: 'booking' },
    answer: { result: { order_id: 900001 } },
  },
  payUrl: {
    query: { transaction: 'tr-5f2c', trans_host_name: 'www.example.com' },
    answer: { result: { url: 'https://pay.example.com/tr-5f2c' } },
  },
}
