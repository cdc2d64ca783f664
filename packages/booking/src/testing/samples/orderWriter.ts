import * as writer from '../../booking/wire/orderRequest.ts'

/** Returns the writer of orders, as it is after the form has loaded it. */
export const orderWriter = () => writer
