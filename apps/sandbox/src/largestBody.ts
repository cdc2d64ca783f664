/** Largest body of a request, in bytes: of any call but an order, and of any form. */
export const largestBody = 65_536
