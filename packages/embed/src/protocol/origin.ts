/**
 * Returns the origin that messages may be sent to: `parent`, if it is an exact origin and allowed. Null: no messages
 * are sent. Origins are compared as a whole; `null`, the origin of a sandboxed page, is never allowed.
 *
 * @param parent the host page's origin from the frame's address (`parent`).
 * @param allowed exact origins: `https://partner.example`.
 */
export function allowedParent(parent: string | null, allowed: readonly string[]): string | null {
  return parent !== null && isOrigin(parent) && allowed.some((origin) => origin === parent) ? parent : null
}

/** True if the text is an origin as a browser writes it: with a host, without a path, in lower case. */
export function isOrigin(text: string): boolean {
  try {
    return text !== 'null' && new URL(text).origin === text
  } catch {
    return false
  }
}
