import type { endpoints } from '../endpoints.ts'
import type { ExampleOf } from '../example.ts'

type Calls = typeof endpoints

const trip = {
  lang: 'en' as const,
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
  platform: 'web' as const,
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

export const orderExamples = {
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
            price: {
              price_id: 'pr-1001',
              price: '71.50',
              ride: '62.50',
              stops: '5.00',
              repayment_price: '4.00',
            },
            car_data: {
              car_class_id: 2,
              name: 'Comfort',
              capacity: 3,
              picture: 'comfort',
              examples: ['Škoda Octavia'],
              luggage: 3,
            },
            additional_services: [
              {
                id: 's-seat',
                type: 'seat',
                amount: 1,
                name: 'Child seat',
                category: 'baby_seat',
                price: '8.00',
              },
            ],
            free_cancellation_hours: 24,
            waiting_minutes: 60,
            travel_time: 2700,
            table: 'Keller',
            subaddress: [{ geo_data: { place_id: 'adr-saint-denis-1' } }],
            coordinator: null,
            internal_number: null,
            cost_center: null,
            viewers: [],
            service_provider: { id: 41, name: 'Seine Cars', rating: 4.7, reviews: 812, phone: '33700900041' },
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
  costCenters: {
    query: { title: 'sales', page: '1', limit: '10' },
    answer: {
      result: {
        items: [
          { id: 310, title: 'Sales, north' },
          { id: 311, title: 'Sales, south' },
        ],
        page_data: { total_items: 2, page: 1 },
      },
    },
  },
  yachtRequest: {
    query: {},
    body: {
      location: { country: 'Montenegro', city: 'Budva' },
      date: '2027-06-14 10:00',
      hours: 4,
      flexible_date: true,
      guests: 2,
      has_children: false,
      details: 'anna@example.com\nA quiet bay for lunch, please.',
      lang: 'en',
      host: 'www.example.com',
    },
    answer: { success: true },
  },
} as const satisfies {
  [Name in
    | 'recommendedTime'
    | 'checkTime'
    | 'createOrder'
    | 'order'
    | 'updateOrder'
    | 'payUrl'
    | 'costCenters'
    | 'yachtRequest']: ExampleOf<Calls[Name]>
}
