/** A 32-bit hash of a text (FNV-1a, mixed at the end). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  return hash >>> 0
}

/** A number from 0 (inclusive) to 1 (exclusive), always the same for a text. */
export function shareOf(text: string): number {
  return hashOf(text) / 2 ** 32
}
