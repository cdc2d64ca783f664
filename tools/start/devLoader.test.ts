import { runInNewContext } from 'node:vm'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { devLoader } from './devLoader.ts'

let server: ViteDevServer
beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', ws: false },
    plugins: [devLoader(['https://pay.example', 'http://localhost:9'])],
  })
  await server.listen()
})
afterAll(() => server.close())

it('EMBED-08 with hot reload the loader is served as the edge serves it: a plain script that leaves one global', async () => {
  const { port } = server.httpServer!.address() as { port: number }
  const answer = await fetch(`http://127.0.0.1:${port}/embed/v1/loader.js`)
  expect(answer.headers.get('content-type')).toContain('text/javascript')
  const code = await answer.text()
  expect(code).toContain('"https://pay.example http://localhost:9"')
  expect(code).not.toContain('%REDIRECT_ORIGINS%')
  const defined: string[] = []
  const page: Record<string, unknown> = {
    document: { currentScript: { src: 'https://booking.example/embed/v1/loader.js' } },
    customElements: { get: () => undefined, define: (name: string) => defined.push(name) },
    HTMLElement: class {},
    URL,
    queueMicrotask,
  }
  page['window'] = page
  const before = Object.keys(page)
  runInNewContext(code, page)
  expect(defined).toEqual(['wherry-module'])
  expect(Object.keys(page).filter((name) => !before.includes(name))).toEqual(['wherry'])
})
