/** Life of a receipt, in milliseconds from the return. */
export const receiptLife = 3_600_000

/** Longest receipt, in characters: what is longer is none, and nothing reads it. */
const longest = 128

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The signature of a transaction and the end of its receipt, as base64url. */
async function signatureOf(secret: string, transaction: string, until: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign'])
  // An end is digits and a letter of them alone: the dot parts the two, whatever a transaction is.
  const signed = await crypto.subtle.sign('HMAC', key, bytesOf(`${until}.${transaction}`))
  return btoa(String.fromCharCode(...new Uint8Array(signed)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Two texts are compared in full, wherever they differ: how long it takes tells nobody how much was right. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return difference === 0
}

/**
 * A receipt of a payment's return: it shows the confirmation of its order to whoever brings it, until it is over.
 * @param until epoch milliseconds from which it opens nothing
 */
export async function writeReceipt(secret: string, transaction: string, until: number): Promise<string> {
  const end = until.toString(36)
  return `${end}.${await signatureOf(secret, transaction, end)}`
}

/** True for a receipt that this secret has signed for this transaction and that is not over. */
export async function isReceiptOf(
  transaction: string,
  receipt: string,
  { secret, now }: { secret: string; now: number },
): Promise<boolean> {
  if (receipt.length > longest) return false
  const [end = '', signature = '', ...more] = receipt.split('.')
  const expected = await signatureOf(secret, transaction, end)
  // The signature is judged before the time: an end that nobody signed is no number worth reading.
  if (!isSame(signature, expected) || more.length > 0) return false
  return now < Number.parseInt(end, 36)
}
