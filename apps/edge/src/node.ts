import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { serve } from '@hono/node-server'
import { createEdge } from './handler.ts'
import type { EdgeSettings, Read } from './options.ts'

const pack = promisify(gzip)

/** The settings, where the builds lie and where to listen. */
export interface ServerOptions extends EdgeSettings {
  /** The folder of the built module. */
  dist: string
  /** The built loader. @default that of @wherry/embed */
  loader?: string
  /** Told of each setting that is not used because it does not fit. @default the console */
  report?: (text: string) => void
  /** A free port is chosen for 0. */
  port: number
  /** @default 'localhost' */
  host?: string
}

/** A server that listens. */
export interface Listening {
  /** Its origin. */
  url: string
  close(): Promise<void>
}

/** Where the built loader lies. */
export const builtLoader = fileURLToPath(new URL('../../../packages/embed/dist/loader.js', import.meta.url))

async function readIfThere(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

/** Reads a file of the build, never one outside it. */
export function assetReader(dist: string): Read {
  return async (path) => {
    const file = normalize(join(dist, path))
    return file.startsWith(normalize(`${dist}/`)) ? readIfThere(file) : null
  }
}

const packable = /^(text\/|application\/json|image\/svg)/
/** `gzip` among what a browser takes, unless it wants none of it (`q=0`). */
const takesGzip = /(^|,)\s*gzip\s*(;\s*q=(0\.0*[1-9]\d*|1(\.0*)?)\s*)?(,|$)/i

/** Texts go out packed where the browser takes it, as a CDN in front would do it. */
async function packed(request: Request, response: Response): Promise<Response> {
  const takes = takesGzip.test(request.headers.get('accept-encoding') ?? '')
  if (!takes || !packable.test(response.headers.get('content-type') ?? '')) return response
  const headers = new Headers(response.headers)
  headers.set('content-encoding', 'gzip')
  headers.append('vary', 'accept-encoding')
  return new Response(await pack(await response.arrayBuffer()), { status: response.status, headers })
}

/** Listens; the promise is kept once the port is taken, and rejected where it is not free. */
export function startEdge({
  dist,
  loader = builtLoader,
  port,
  host = 'localhost',
  ...options
}: ServerOptions): Promise<Listening> {
  const handle = createEdge({
    ...options,
    readAsset: assetReader(dist),
    readLoader: () => readIfThere(loader),
  })
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: async (request) => packed(request, await handle(request)), port, hostname: host },
      (info) =>
        resolve({
          url: `http://${host}:${info.port}`,
          close: () => new Promise((done) => server.close(() => done())),
        }),
    )
    server.on('error', reject)
  })
}
