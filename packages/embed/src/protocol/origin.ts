/**
 * The origin that messages may go to: `parent` where it is an exact origin and one of the allowed. Null: there is none,
 * so there are no messages. Origins are compared whole; `null`, which is what a sandboxed page has, is none.
 *
 * @param parent what the address of the frame says of the page around it (`parent`).
 * @param allowed exact origins: `https://partner.example`.
 */
export function allowedParent(parent: string | null, allowed: readonly string[]): string | null {
  return parent !== null && isOrigin(parent) && allowed.some((origin) => origin === parent) ? parent : null
}

/** Whether the text is an origin as a browser writes it: with a host, without a path, in lower case. */
export function isOrigin(text: string): boolean {
  try {
    return text !== 'null' && new URL(text).origin === text
  } catch {
    return false
  }
}
