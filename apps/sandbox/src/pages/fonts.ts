import { readFileSync } from 'node:fs'
import type { Hono } from 'hono'
import type { Connection } from '../faults/connection.ts'

const folder = new URL('../../../../packages/ui/src/fonts/', import.meta.url)
const names = ['cyrillic', 'latin-ext', 'latin'].map((part) => `onest-${part}-wght-normal.woff2`)

/** The product's own font for the pages of the sandbox, at `/fonts/`. */
export function serveFonts(app: Hono<{ Bindings: Connection }> | Hono): void {
  const serve = app as Hono
  const send = (name: string, type: string) =>
    serve.get(`/fonts/${name}`, (context) =>
      context.body(readFileSync(new URL(name, folder)), 200, {
        'Content-Type': type,
        'Cache-Control': 'max-age=86400',
      }),
    )
  send('fonts.css', 'text/css; charset=utf-8')
  for (const name of names) send(name, 'font/woff2')
}
