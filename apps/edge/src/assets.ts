import { bytes, immutable, ownFile, plain, types } from './answers.ts'
import type { Read } from './options.ts'

/** A file of the build, for a year: its name has its hash. */
export async function asset(readAsset: Read, path: string): Promise<Response> {
  const body = await readAsset(path)
  if (!body) return plain(404, 'Not found')
  return new Response(bytes(body), {
    headers: {
      ...ownFile,
      'content-type': types[path.split('.').pop() ?? ''] ?? 'application/octet-stream',
      'cache-control': immutable,
    },
  })
}
