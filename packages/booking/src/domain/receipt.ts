/** Longest receipt, in characters (contract/orderTrip.ts). */
const longest = 128

/**
 * The receipt that an address has brought, as the service takes one. Null: it brought none, or what no receipt looks like,
 * with which the service would refuse to read the order at all.
 */
export function readReceipt(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > longest) return null
  return /^[\w.-]+$/.test(text) ? text : null
}
