import { bytes, immutable, ownFile, plain, types } from './answers.ts'
import type { Read } from './options.ts'

/** Path of a file of the build: no folder, no hidden file, no percent-encoding. */
const filePath = /^([\w-][\w.-]*\/)*[\w-][\w.-]*\.(\w+)$/

/** Serves a file of the build, cached for a year, since its name has its hash. */
export async function asset(readAsset: Read, path: string): Promise<Response> {
  const kind = filePath.exec(path)?.[2] ?? ''
  const type = Object.hasOwn(types, kind) ? types[kind] : undefined
  const body = type ? await readAsset(path) : null
  if (!type || !body) return plain(404, 'Not found')
  return new Response(bytes(body), {
    headers: {
      ...ownFile,
      // A sandboxed page with an opaque origin needs these files too, to show that it cannot work there.
      'access-control-allow-origin': '*',
      'content-type': type,
      'cache-control': immutable,
    },
  })
}
