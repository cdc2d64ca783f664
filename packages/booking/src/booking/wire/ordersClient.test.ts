import { expect, it, vi } from 'vitest'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import { guestIdentity, quietSignal } from '../../testing/localServer.ts'
import { createFullDraft } from '../../testing/samples/fixtures.ts'
import { orderWriter } from '../../testing/samples/orderWriter.ts'
import { createClient } from '../../wire/client.ts'
import { ordersClient } from './ordersClient.ts'

it('REL-01 an order and a change go out in the turn of their call: other tabs know the request by then', () => {
  const { core } = createClient(createFakePlatform(), {
    apiBase: 'https://api.wherry.test',
    framed: false,
    redirectOrigins: [],
    identity: () => guestIdentity,
    token: () => null,
  })
  const call = vi.spyOn(core, 'call').mockReturnValue(new Promise(() => {}))
  const orders = ordersClient(core)
  const draft = createFullDraft()
  const idempotencyKey = '6f1c0a52-6a58-4c1e-9f1e-0d9f5b1c2a3b'
  const options = { idempotencyKey, signal: quietSignal(), writer: orderWriter }
  void orders.createOrder({ draft }, options)
  expect(call).toHaveBeenCalledTimes(1)
  void orders.updateOrder({ draft, orderId: '9', transaction: 'tr-9' }, options)
  expect(call).toHaveBeenCalledTimes(2)
})
