/** Maximum length of a receipt in characters (wire/orders/orderSchema.ts). */
const longest = 128

/**
 * Reads the receipt from an address. Null: there is none, or its form is invalid, in which case the service would
 * refuse to read the order.
 */
export function readReceipt(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > longest) return null
  return /^[\w.-]+$/.test(text) ? text : null
}
