/** The writer of orders, which the form loads. */
export * as orderWriter from '../../booking/wire/orderRequest.ts'
