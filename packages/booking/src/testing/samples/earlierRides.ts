import { examples } from '../../wire/examples.ts'

/** A ride of user 1001 on the wire: from Istanbul Airport to a hotel. */
export const wireRide = {
  ...{ order_id: 7, transaction: 'tr-7', user_id: 1001, order_type: 4, is_fast_ride: true },
  ...{ start_place_id: 'ap-IST', finish_place_id: 'ho-ciragan-palace', price: { price_id: 'pr-1' } },
  ...{ car_data: { car_class_id: 2 }, service_provider: { id: 201 } },
}

/** The response of the call of an order. */
export const orderAnswer = (order: object) => Response.json({ result: { orders: [order] } })

/** The response with the settings of a user. Null: a visitor without an account. */
export const settingsAnswer = (userId: number | null) =>
  Response.json({ result: { ...examples.settingUser.answer.result, user_id: userId } })
