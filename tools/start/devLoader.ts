import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { root } from '../run.ts'

/** Where the loader has the origins of payments (packages/embed/src/loader/loader.ts). */
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
 * Serves the loader where the edge does, made of its sources at each visit: with hot reload there is no edge.
 *
 * @param redirectOrigins exact origins that a payment may lead a partner's page to
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
