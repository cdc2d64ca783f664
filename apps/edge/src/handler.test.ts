import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createEdge } from './handler.ts'
import { assetReader } from './node.ts'

const files: Record<string, string> = {
  'index.html': '<html><head><!--wherry-config--></head></html>',
  'assets/main-1a2b.js': 'export {}',
}
const edge = createEdge({
  hosts: ['booking.example'],
  readAsset: async (path) => (files[path] ? new TextEncoder().encode(files[path]) : null),
  config: { apiBase: 'https://api.example', note: '</script><script>alert(1)</script>' },
  allowedParents: ['https://partner.example'],
})
const get = (path: string, init?: RequestInit) => edge(new Request(`https://booking.example${path}`, init))

describe('the edge', () => {
  it.each(['/transfer', '/transfer/prices', '/transfer/approveorder/t1'])(
    'SHELL-01 serves the module at %s',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
      const html = await answer.text()
      expect(html).toContain('"apiBase":"https://api.example"')
      expect(html.match(/<\/script>/g), 'no text of the configuration closes the script').toHaveLength(1)
    },
  )

  it('SHELL-01 the base path is a setting, and only a whole segment counts', async () => {
    const other = createEdge({
      hosts: ['booking.example'],
      readAsset: async (path) => new TextEncoder().encode(files[path]!),
      config: { apiBase: 'https://api.example' },
      basePath: '/rides',
    })
    const answer = await other(new Request('https://booking.example/rides/prices'))
    expect(await answer.text(), 'the module is told the same path').toContain('"basePath":"/rides"')
    expect((await other(new Request('https://booking.example/ridesharing'))).status).toBe(404)
    expect((await other(new Request('https://booking.example/transfer'))).status).toBe(404)
  })

  it('SHELL-01 a base path may end in a slash; the whole host is none', async () => {
    const readAsset = async (path: string) => new TextEncoder().encode(files[path] ?? '')
    const other = createEdge({
      hosts: ['booking.example'],
      readAsset,
      config: { apiBase: 'https://api.example' },
      basePath: '/rides/',
    })
    for (const path of ['/rides', '/rides/', '/rides/prices']) {
      const answer = await other(new Request(`https://booking.example${path}`))
      expect(await answer.text(), path).toContain('"basePath":"/rides"')
    }
    for (const basePath of ['', '/', '//', 'rides', '//evil.example'])
      expect(
        () =>
          createEdge({
            hosts: ['booking.example'],
            readAsset,
            config: { apiBase: 'https://api.example' },
            basePath,
          }),
        basePath,
      ).toThrow('a path of its own')
  })

  it('serves hashed files for a year and knows no others', async () => {
    const answer = await get('/assets/main-1a2b.js')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-type')).toContain('text/javascript')
    expect(
      answer.headers.get('access-control-allow-origin'),
      'a frame without an origin says so by a script',
    ).toBe('*')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect((await get('/assets/none.js')).status).toBe(404)
    expect((await get('/elsewhere')).status).toBe(404)
    expect((await get('/transfer', { method: 'POST' })).status).toBe(405)
  })

  it('API-16 hands the sign-out of its own page on, cookies and all, and nobody else’s', async () => {
    const seen: string[] = []
    const upstream = createServer((request, response) => {
      seen.push(`${request.method} ${request.url} ${request.headers.cookie}`)
      response.writeHead(200, {
        'content-type': 'application/json',
        'set-cookie': 'token_ng=; Path=/; Max-Age=0',
      })
      response.end('{"result":true}')
    })
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
    const { port } = upstream.address() as AddressInfo
    const signingOut = createEdge({
      hosts: ['booking.example'],
      readAsset: async () => null,
      config: { apiBase: 'https://api.example' },
      sessions: `http://127.0.0.1:${port}`,
    })
    const post = (origin: string, at = 'https://booking.example') =>
      signingOut(
        new Request(`${at}/profile/logout?lang=en`, {
          method: 'POST',
          headers: { origin, cookie: 'token_ng=t1' },
        }),
      )
    expect((await post('https://evil.example')).status).toBe(403)
    const answer = await post('https://booking.example')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0')
    expect(seen).toEqual(['POST /profile/logout?lang=en token_ng=t1'])
    // A proxy in front of the edge ends TLS and passes the request on over http.
    expect((await post('https://booking.example', 'http://booking.example')).status).toBe(200)
    for (const other of ['https://booking.example.evil.example', 'https://booking.example:8443', 'null', ''])
      expect((await post(other, 'http://booking.example')).status, other).toBe(403)
    expect((await post('http://booking.example')).status).toBe(403)
    upstream.close()
    expect((await post('https://booking.example')).status).toBe(502)
    expect((await get('/profile/logout', { method: 'POST' })).status).toBe(405)
  })

  it.each(['https://account.example/', 'https://account.example/rides', 'account.example', 'null'])(
    'API-16 reports %s, which is no origin of sessions, and refuses to sign out',
    async (sessions) => {
      const told: string[] = []
      const edge = createEdge({
        hosts: ['booking.example'],
        readAsset: async () => null,
        config: { apiBase: 'https://api.example' },
        sessions,
        report: (text) => void told.push(text),
      })
      expect(told).toEqual([
        `Nobody signs out at ${JSON.stringify(sessions)}: sessions has to be an origin with https or of the own network`,
      ])
      const answer = await edge(new Request('https://booking.example/profile/logout', { method: 'POST' }))
      expect(answer.status).toBe(405)
    },
  )

  it('SHELL-06 serves a theme with an accent, solved, and says in the page where', async () => {
    const answer = await get('/transfer/accents/dark/FFDD2D.json')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('max-age')
    const theme = (await answer.json()) as Record<string, Record<string, { variables: object }>>
    expect(Object.keys(theme).sort()).toEqual(['density', 'dimensions', 'modes', 'radius'])
    expect(theme['modes']).toMatchObject({
      dark: { base: 'dark', variables: { '--wherry-accent-solid': '#ffdd2d' } },
    })
    expect(await (await get('/transfer')).text()).toContain('"accentsUrl":"/transfer/accents"')
  })

  it.each([
    ...['neon/FFDD2D.json', 'dark/ffdd2d.json', 'dark/FFDD2.json', 'dark/FFDD2D', 'dark/FFDD2D.json/x'],
    ...['dark/%23FFDD2D.json', 'constructor/FFDD2D.json', '', 'dark/', 'dark//FFDD2D.json'],
  ])('LAND-03 knows no accent at %s', async (path) => {
    expect((await get(`/transfer/accents/${path}`)).status).toBe(404)
  })

  it('SHELL-01 leads to the base path by a path, whatever the scheme that the visitor came by', async () => {
    for (const [path, to] of [
      ['/', '/transfer'],
      ['/?lang=ru&partner=77', '/transfer?lang=ru&partner=77'],
      ['/?to=//evil.example', '/transfer?to=//evil.example'],
    ]) {
      const answer = await edge(new Request(`http://booking.example${path}`))
      expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
    }
  })

  it('reads nothing outside the build', async () => {
    const read = assetReader(import.meta.dirname)
    expect(await read('handler.ts')).not.toBeNull()
    expect(await read('../package.json')).toBeNull()
    expect(await read('missing.js')).toBeNull()
  })
})
