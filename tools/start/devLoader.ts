import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { root } from '../run.ts'

/** Placeholder in the loader for the origins of payment pages (packages/embed/src/loader/loader.ts). */
const slot = '%REDIRECT_ORIGINS%'

async function makeLoader(): Promise<string> {
  const made = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(root, 'packages/embed/src/loader/loader.ts'), formats: ['iife'], name: 'loader' },
    },
  })
  const [{ output }] = made as [Rolldown.RolldownOutput]
  return output[0].code
}

/**
 * Serves the loader at its usual path, built from its sources at each request, because with hot reload there is no
 * edge.
 *
 * @param redirectOrigins exact origins of payment pages that a partner's page may open
 */
export function devLoader(redirectOrigins: readonly string[]): Plugin {
  return {
    name: 'wherry-dev-loader',
    configureServer({ middlewares }) {
      middlewares.use('/embed/v1/loader.js', (_request, response, next) => {
        makeLoader().then((code) => {
          response.writeHead(200, {
            'content-type': 'text/javascript; charset=utf-8',
            'access-control-allow-origin': '*',
            'cache-control': 'no-store',
          })
          response.end(code.replaceAll(slot, () => redirectOrigins.join(' ')))
        }, next)
      })
    },
  }
}
