/** A row of an order in a response. */
type Row = Record<string, unknown>

/** Changes the rows of each order in the service's responses; for a story's `wrapFetch`. */
export const ordersAre =
  (change: (rows: readonly Row[]) => readonly Row[]) =>
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    if (!String(input).includes('/orders/trips')) return answer
    const { result } = (await answer.json()) as { result: { orders: Row[] } }
    return Response.json({ result: { ...result, orders: change(result.orders) } })
  }
