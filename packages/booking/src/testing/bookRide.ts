import { createDraft } from '../booking/draft/draft.ts'
import { keepGuestKey } from '../booking/order/guestKeys.ts'
import { ordersClient } from '../booking/wire/ordersClient.ts'
import { type Payment, unknownUser } from '../kernel/model/user.ts'
import { plusMinutes, splitCivil, todayIn } from '../kernel/values/time.ts'
import type { ModuleCore } from '../module/module.tsx'
import { pricesOf } from '../offers/resource/prices.ts'
import { orderWriter } from './samples/orderWriter.ts'

const signal = new AbortController().signal

/**
 * Books a ride in 30 days, so that there is an order to show.
 *
 * @returns its transaction
 */
export async function bookRide(
  module: ModuleCore,
  fromId: string,
  toId: string,
  payment: Payment,
): Promise<string> {
  const { client, platform } = module
  const [from, to] = await Promise.all([client.place(fromId, signal), client.place(toId, signal)])
  if (!from.location || !to.location) throw new Error('The sandbox places its places')
  const offers = await pricesOf(module).prices(
    { from: { location: from.location, placeId: fromId }, to: { location: to.location, placeId: toId } },
    signal,
  )
  const offer = offers.find(({ carClass }) => carClass.picture === 'comfort') ?? offers[0]
  if (!offer) throw new Error('The sandbox serves this ride')
  const today = `${todayIn('Europe/Istanbul', platform.clock.now())} 12:00`
  const draft = createDraft({ offer, from, to, user: unknownUser, uniqId: 'p1' })
  const request = {
    ...draft,
    form: {
      ...draft.form,
      arrivalDate: splitCivil(plusMinutes(today, 30 * 24 * 60, 'UTC')).date,
      arrivalTime: '09:45',
      arrivalNumber: 'TK 1985',
    },
    passengers: [
      {
        uniqId: 'p1',
        name: 'Katharina Freifrau von Ahlefeldt-Dehn',
        phone: '+905321184027',
        email: 'k.vonahlefeldt@example.com',
      },
    ],
    sign: 'Katharina Freifrau von Ahlefeldt-Dehn',
    payment,
  }
  const orders = ordersClient(client.core)
  const options = { idempotencyKey: platform.randomId(), signal, writer: orderWriter }
  const { transaction, guestKey } = await orders.createOrder({ draft: request }, options)
  if (guestKey !== null) keepGuestKey(platform, transaction, guestKey)
  return transaction
}
