/** Content types by file extension; a file with another extension is not served. */
export const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/** Headers of a file that only the module's own page may load. */
export const ownFile = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** A response with a short plain text. */
export const plain = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: {
      ...ownFile,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })

/** Caches for a year: a file with its hash in its name never changes. */
export const immutable = 'public, max-age=31536000, immutable'

/** Casts a body of bytes to the type that `Response` needs. */
export const bytes = (body: Uint8Array): Uint8Array<ArrayBuffer> => body as Uint8Array<ArrayBuffer>

/** A name from the settings for a line of the log: quoted unless it is a plain word, so that it cannot break the line. */
export const quoted = (name: string): string => (/^[\w.-]+$/.test(name) ? name : JSON.stringify(name))

/** Escapes a text for an attribute in double quotes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Escapes JSON for a script element, which no text in it can then close. */
export const inScript = (json: string): string => json.replaceAll('<', '\\u003c')
