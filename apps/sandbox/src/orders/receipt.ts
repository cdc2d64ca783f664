/** Lifetime of a receipt, in milliseconds from the return. */
export const receiptLife = 3_600_000

/** Longest receipt, in characters: a longer text is invalid and is not read. */
const longest = 128

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The signature of a transaction and the end of its receipt, as base64url. */
async function signatureOf(secret: string, transaction: string, until: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign'])
  // The end has only letters and digits, so the first dot always separates it from the transaction.
  const signed = await crypto.subtle.sign('HMAC', key, bytesOf(`${until}.${transaction}`))
  return btoa(String.fromCharCode(...new Uint8Array(signed)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Compares two texts in full, so that the time of the comparison does not reveal where they differ. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return difference === 0
}

/**
 * Writes a receipt for the return from a payment: its holder may see the confirmation of the order until it expires.
 * @param until end of the receipt, in epoch milliseconds
 */
export async function writeReceipt(secret: string, transaction: string, until: number): Promise<string> {
  const end = until.toString(36)
  return `${end}.${await signatureOf(secret, transaction, end)}`
}

/** True for a receipt that this secret has signed for this transaction and that has not expired. */
export async function isReceiptOf(
  transaction: string,
  receipt: string,
  { secret, now }: { secret: string; now: number },
): Promise<boolean> {
  if (receipt.length > longest) return false
  const [end = '', signature = '', ...more] = receipt.split('.')
  const expected = await signatureOf(secret, transaction, end)
  // The signature is checked before the time, since an unsigned end cannot be trusted.
  if (!isSame(signature, expected) || more.length > 0) return false
  return now < Number.parseInt(end, 36)
}
