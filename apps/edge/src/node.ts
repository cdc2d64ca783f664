import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { serve } from '@hono/node-server'
import { createEdge, type EdgeOptions } from './handler.ts'

const pack = promisify(gzip)

/** What Node adds: where the build lies and where to listen. */
export interface NodeEdgeOptions extends Omit<EdgeOptions, 'readAsset'> {
  /** The folder of the built module. */
  dist: string
  /** A free port is chosen for 0. */
  port: number
  /** @default 'localhost' */
  host?: string
}

/** Reads a file of the build, never one outside it. */
export function assetReader(dist: string): EdgeOptions['readAsset'] {
  return async (path) => {
    const file = normalize(join(dist, path))
    if (!file.startsWith(normalize(`${dist}/`))) return null
    try {
      return await readFile(file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }
}

const packable = /^(text\/|application\/json|image\/svg)/

/** Texts go out packed where the browser takes it, as a CDN in front would do it. */
async function packed(request: Request, response: Response): Promise<Response> {
  const takes = request.headers.get('accept-encoding')?.includes('gzip')
  if (!takes || !packable.test(response.headers.get('content-type') ?? '')) return response
  const headers = new Headers(response.headers)
  headers.set('content-encoding', 'gzip')
  headers.append('vary', 'accept-encoding')
  return new Response(await pack(await response.arrayBuffer()), { status: response.status, headers })
}

/** Listens; the promise is kept once the port is taken, and rejected where it is not free. */
export function startEdge({ dist, port, host = 'localhost', ...options }: NodeEdgeOptions): Promise<{
  url: string
  close(): Promise<void>
}> {
  const handle = createEdge({ ...options, readAsset: assetReader(dist) })
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
