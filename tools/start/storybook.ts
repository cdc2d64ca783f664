import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { root, run } from '../run.ts'

const built = join(root, 'storybook-static')
const stamp = join(built, '.built-from')
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A hash that changes whenever a source file of Storybook changes. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of [
    'packages/ui/src',
    'packages/booking/src',
    'tokens',
    '.storybook',
    'apps/sandbox/src',
  ])
    for (const file of (await readdir(join(root, folder), { recursive: true })).sort()) {
      const { mtimeMs, size } = statSync(join(root, folder, file))
      if (!file.includes('node_modules')) hash.update(`${folder}/${file} ${mtimeMs} ${size}\n`)
    }
  return hash.digest('hex')
}

const waiting = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Storybook</title>
<body style="font:16px/24px system-ui;margin:48px;max-width:60ch"><h1>Building Storybook</h1>
<p>It is built on its first visit and takes about half a minute. This page reloads by itself.</p>`

function send(response: ServerResponse, path: string): void {
  const file = normalize(join(built, path === '/' ? 'index.html' : decodeURIComponent(path)))
  if (!file.startsWith(normalize(`${built}/`)) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end('Not found')
    return
  }
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
  response.end(readFileSync(file))
}

/**
 * Serves Storybook, which is built at its first visit, and again after a source has changed; port 0 chooses a free one.
 */
export function serveStorybook(port: number): Promise<{ url: string; close(): Promise<void> }> {
  let state: 'unknown' | 'building' | 'ready' | { failed: string } = 'unknown'

  async function build(): Promise<void> {
    state = 'building'
    const now = await fingerprint()
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) {
      state = 'ready'
      return
    }
    // A test may be the first visitor: under VITEST the pages of components would be built without their props.
    const { code, output } = await run(
      'storybook',
      ['build', '--disable-telemetry', '--quiet', '-o', built],
      { env: { VITEST: '' } },
    )
    if (code === 0) writeFileSync(stamp, now)
    state = code === 0 ? 'ready' : { failed: output }
  }

  const server = createServer((request, response) => {
    if (state === 'unknown') void build()
    if (state === 'ready') send(response, new URL(request.url ?? '/', 'http://localhost').pathname)
    else if (typeof state === 'object')
      response
        .writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
        .end(`Storybook failed\n\n${state.failed}`)
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(waiting)
  })
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, 'localhost', () =>
      resolve({
        url: `http://localhost:${(server.address() as AddressInfo).port}`,
        close: () => new Promise((done) => server.close(() => done())),
      }),
    )
  })
}
