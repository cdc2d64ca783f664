import { bytes, immutable, plain, types } from './answers.ts'
import type { EdgeOptions } from './options.ts'
import { isExactOrigin } from './origin.ts'

/** Path under which the loader is served. */
const folder = '/embed/v1/'
/** Placeholder in the built loader for the origins of payment pages (packages/embed/src/loader/loader.ts). */
const slot = '%REDIRECT_ORIGINS%'
/** Headers for pages of any site: a script with `integrity` is requested with CORS. */
const everybodys = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

interface Loader {
  readonly body: Uint8Array
  readonly file: string
  readonly integrity: string
}

async function withOrigins(built: Uint8Array, origins: readonly string[]): Promise<Loader> {
  const text = new TextDecoder().decode(built).replaceAll(slot, () => origins.join(' '))
  const body = new TextEncoder().encode(text)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', body))
  const name = Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { body, file: `loader.${name}.js`, integrity: `sha384-${btoa(String.fromCharCode(...digest))}` }
}

/**
 * Serves the loader to pages of any site: the newest one, cached for five minutes; one pinned by its hash, cached for a
 * year; and the list of hashes for `integrity`. A pinned loader of an earlier release is a file of the build, at the same path.
 *
 * @returns a function from a path to its response, or to null for a path outside the loader's folder
 */
export function serveLoader(
  { readLoader, readAsset, redirectOrigins = [] }: EdgeOptions,
  report: (text: string) => void,
): (path: string) => Promise<Response | null> {
  const origins = redirectOrigins.filter((origin) => {
    const fits = isExactOrigin(origin)
    if (!fits)
      report(
        `The loader leads to no payment at ${JSON.stringify(origin)}: this entry of redirectOrigins is no exact origin`,
      )
    return fits
  })
  let made: Promise<Loader | null> | null = null
  const make = async () => {
    const built = await readLoader?.()
    // If the loader is not built yet, the next request tries again.
    if (!built) made = null
    return built ? withOrigins(built, origins) : null
  }
  const script = (body: Uint8Array, caching: string) =>
    new Response(bytes(body), {
      headers: { ...everybodys, 'content-type': types['js']!, 'cache-control': caching },
    })

  return async (path) => {
    if (!path.startsWith(folder)) return null
    const name = path.slice(folder.length)
    const [, pinned] = /^(loader\.[\da-f]{16}\.js)$/.exec(name) ?? []
    if (name !== 'loader.js' && name !== 'integrity.json' && !pinned) return plain(404, 'Not found')
    made ??= make()
    const loader = await made
    if (pinned && pinned !== loader?.file) {
      const earlier = await readAsset(path.slice(1))
      return earlier ? script(earlier, immutable) : plain(404, 'Not found')
    }
    if (!loader) return plain(503, 'The loader is not built')
    if (pinned) return script(loader.body, immutable)
    if (name === 'loader.js') return script(loader.body, 'public, max-age=300')
    return Response.json(
      { [loader.file]: loader.integrity },
      { headers: { ...everybodys, 'cache-control': 'public, max-age=300' } },
    )
  }
}
