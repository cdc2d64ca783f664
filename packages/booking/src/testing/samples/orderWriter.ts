import * as orderWriter from '../../booking/wire/orderRequest.ts'

/** The writer of orders, which the form loads. */
export { orderWriter }

/** Options for sending an order once, as a new intent with a key of its own. */
export const freshSend = (signal: AbortSignal) => ({
  idempotencyKey: crypto.randomUUID(),
  signal,
  writer: orderWriter,
})
