import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { Duplex } from 'node:stream'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { constants, createGzip, gzip } from 'node:zlib'
import { serve } from '@hono/node-server'
import type { DrawOffers } from '../../../packages/booking/src/platform/drawnSearch.ts'
import { plain } from './answers.ts'
import { createEdge } from './handler.ts'
import type { EdgeSettings, Read } from './options.ts'
import { drawingPath } from './search/drawingPath.ts'

const pack = promisify(gzip)

/** The settings, the paths of the builds, and the address to listen on. */
export interface ServerOptions extends EdgeSettings {
  /** The folder of the built module. */
  dist: string
  /** The built loader. @default that of @wherry/embed */
  loader?: string
  /** Called with a text about each invalid setting, which is then ignored. @default the console */
  report?: (text: string) => void
  /** Port to listen on; 0 chooses a free one. */
  port: number
  /** Host name to listen on. @default 'localhost' */
  host?: string
}

/** A running server. */
export interface Listening {
  /** Origin of the server. */
  url: string
  close(): Promise<void>
}

/** Path of the built loader. */
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
/** Matches `gzip` in `accept-encoding`, unless the browser refuses it (`q=0`). */
const takesGzip = /(^|,)\s*gzip\s*(;\s*q=(0\.0*[1-9]\d*|1(\.0*)?)\s*)?(,|$)/i

/** Returns a stream that compresses a body part by part: each part goes out as soon as it has come in. */
const packer = () =>
  // The types of Node's streams and of the Web's do not know each other. The objects are the same.
  Duplex.toWeb(createGzip({ flush: constants.Z_SYNC_FLUSH })) as unknown as TransformStream<
    Uint8Array<ArrayBuffer>,
    Uint8Array<ArrayBuffer>
  >

/** Compresses a text response if the browser accepts gzip, as a CDN in front would. */
async function packed(request: Request, response: Response): Promise<Response> {
  const takes = takesGzip.test(request.headers.get('accept-encoding') ?? '')
  if (!takes || !packable.test(response.headers.get('content-type') ?? '')) return response
  const headers = new Headers(response.headers)
  headers.set('content-encoding', 'gzip')
  headers.append('vary', 'accept-encoding')
  const { status, body } = response
  // A response that no proxy may hold back is sent part by part.
  if (body && headers.get('x-accel-buffering') === 'no')
    return new Response(body.pipeThrough(packer()), { status, headers })
  return new Response(await pack(await response.arrayBuffer()), { status, headers })
}

/** True if a request names two hosts. A proxy in front may have read the other one (RFC 9112, section 3.2). */
const hasTwoHosts = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1

/** Loads the drawing of offers from a build. Undefined: the build has none. */
async function drawingOf(dist: string): Promise<DrawOffers | undefined> {
  const file = join(dist, drawingPath)
  if (!existsSync(file)) return undefined
  const { drawOffers }: { drawOffers: DrawOffers } = await import(pathToFileURL(file).href)
  return drawOffers
}

/** Starts the server. The promise resolves once the server listens, and rejects if the port is not free. */
export async function startEdge({
  dist,
  loader = builtLoader,
  port,
  host = 'localhost',
  ...options
}: ServerOptions): Promise<Listening> {
  const handle = createEdge({
    ...options,
    drawOffers: await drawingOf(dist),
    readAsset: assetReader(dist),
    readLoader: () => readIfThere(loader),
  })
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: async (request, { incoming }) =>
          hasTwoHosts(incoming.rawHeaders) ? plain(400, 'Two hosts') : packed(request, await handle(request)),
        port,
        hostname: host,
      },
      (info) =>
        resolve({
          url: `http://${host}:${info.port}`,
          close: () => new Promise((done) => server.close(() => done())),
        }),
    )
    server.on('error', reject)
  })
}
