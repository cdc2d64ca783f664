import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>APG</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"></head>
<body><main></main><script src="/page.js"></script></body></html>`

/** Serves the fixtures with the built components of the package, at `/?of=NAME`. */
export async function serveFixtures(): Promise<{ url: string; close(): Promise<void> }> {
  const { outputFiles } = await build({
    entryPoints: [here('./page.tsx')],
    bundle: true,
    write: false,
    outdir: here('.'),
    jsx: 'automatic',
    minify: true,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { '@wherry/ui': here('../../packages/ui/dist/index.js') },
  })
  const bodyOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  const answers: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/': ['text/html', html],
    '/page.js': ['text/javascript', bodyOf('.js')],
    '/page.css': ['text/css', bodyOf('.css')],
  }
  const server = createServer((request, response) => {
    const [type, body] = answers[request.url?.split('?')[0] ?? ''] ?? []
    response.writeHead(type ? 200 : 404, {
      'content-type': `${type ?? 'text/plain'}; charset=utf-8`,
      // Each test loads the page again, and the browser then reuses the script and its compiled code.
      'cache-control': 'max-age=3600',
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
