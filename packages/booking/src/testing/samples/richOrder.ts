import { ordersAre } from '../ordersAre.ts'

/** Rows of an order in a response: the way there with all possible details, and the way back two days later. */
export function richOrder(row: Record<string, unknown>): Record<string, unknown>[] {
  const stop = { geo_data: { place_id: 'ad-moda-caddesi' }, name: 'Moda Caddesi 142, Caferağa' }
  const there = {
    ...row,
    ...{ order_id: 481290714, number: 'W-481290714', date_arrival: '2027-06-14 09:45' },
    ...{ arrival_terminal: '2', notes: 'Two large suitcases and a folded pram', hash: 'WELCOME5' },
    subaddress: [stop],
    children_amount: 1,
    price: { price_id: 'p', price: 63, ride: 48, stops: 7, repayment_price: 5 },
    additional_services: [
      { id: 'sign', type: 'sign', category: 'table', amount: 1, name: 'Meeting with a name sign', price: 0 },
      { id: 'toll', type: 'toll', category: 'tollroad', amount: 1, name: 'Toll roads', price: 0 },
      { id: 'seat', type: 'seat', category: 'baby_seat', amount: 1, name: 'Child seat', price: 8 },
      { id: 'water', type: 'water', category: 'comfort', amount: 1, name: 'Water', price: 5 },
    ],
    additional_address: 'Building B, the entrance from the yard',
    additional_wait: '20 minutes at the stop',
    viewers: ['905325550103'],
  }
  const back = {
    ...there,
    ...{ order_id: 481290715, number: 'W-481290715', date_arrival: '2027-06-16 13:30' },
    ...{ start_place: row['finish_place'], finish_place: row['start_place'] },
    ...{ location_address: row['destination_address'], destination_address: row['location_address'] },
    ...{ arrival_number: '', arrival_terminal: '', departure_number: 'TK 1986', subaddress: [], hash: '' },
    ...{ date_departure: '2027-06-16 17:05', additional_services: there.additional_services.slice(1, 3) },
    price: { price_id: 'p', price: 56, ride: 48, stops: 0, repayment_price: 0 },
  }
  return [there, back]
}

/** Replaces every order in the responses by one with all possible details. */
export const withRichOrder = ordersAre(([row]) => richOrder(row ?? {}))
