/** Kinds of content by the end of a file's name; a file of another kind is not served. */
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

/** What holds for a file that only the module's own page takes. */
export const ownFile = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** An answer that is only a word to whoever reads it. */
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

/** A year: what has its hash in its name never changes. */
export const immutable = 'public, max-age=31536000, immutable'

/** A body of bytes, as the types of Response want it. */
export const bytes = (body: Uint8Array): Uint8Array<ArrayBuffer> => body as Uint8Array<ArrayBuffer>

/** A name of the settings as a line of a log has it: as it is where it is plain, else so that it ends no line. */
export const quoted = (name: string): string => (/^[\w.-]+$/.test(name) ? name : JSON.stringify(name))
