import { bytes, immutable, ownFile, plain, types } from './answers.ts'
import type { Read } from './options.ts'

/** A file's path as a build writes it: no folder, nothing hidden, nothing written with a per cent sign. */
const filePath = /^([\w-][\w.-]*\/)*[\w-][\w.-]*\.(\w+)$/

/** A file of the build, for a year: its name has its hash. */
export async function asset(readAsset: Read, path: string): Promise<Response> {
  const kind = filePath.exec(path)?.[2] ?? ''
  const type = Object.hasOwn(types, kind) ? types[kind] : undefined
  const body = type ? await readAsset(path) : null
  if (!type || !body) return plain(404, 'Not found')
  return new Response(bytes(body), {
    headers: {
      ...ownFile,
      // The page in a sandbox without an origin of its own asks for them too, to say that it cannot work there.
      'access-control-allow-origin': '*',
      'content-type': type,
      'cache-control': immutable,
    },
  })
}
