import { describe, expect, it } from 'vitest'
import { createEdge, frameAncestors } from './handler.ts'
import { assetReader } from './node.ts'

const files: Record<string, string> = {
  'index.html': '<html><head><!--wherry-config--></head></html>',
  'assets/main-1a2b.js': 'export {}',
}
const edge = createEdge({
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
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      const html = await answer.text()
      expect(html).toContain('"apiBase":"https://api.example"')
      expect(html.match(/<\/script>/g), 'no text of the configuration closes the script').toHaveLength(1)
    },
  )

  it('SHELL-01 the base path is a setting, and only a whole segment counts', async () => {
    const other = createEdge({
      readAsset: async (path) => new TextEncoder().encode(files[path]!),
      config: {},
      basePath: '/rides',
    })
    const answer = await other(new Request('https://booking.example/rides/prices'))
    expect(await answer.text(), 'the module is told the same path').toContain('"basePath":"/rides"')
    expect((await other(new Request('https://booking.example/ridesharing'))).status).toBe(404)
    expect((await other(new Request('https://booking.example/transfer'))).status).toBe(404)
  })

  it('serves hashed files for a year and knows no others', async () => {
    const answer = await get('/assets/main-1a2b.js')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-type')).toContain('text/javascript')
    expect((await get('/assets/none.js')).status).toBe(404)
    expect((await get('/elsewhere')).status).toBe(404)
    expect((await get('/transfer', { method: 'POST' })).status).toBe(405)
  })

  it('EMBED-11 only exact origins may frame it, and one malformed entry closes it', async () => {
    expect((await get('/transfer')).headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' https://partner.example",
    )
    expect(frameAncestors([])).toBe("'none'")
    for (const bad of [
      '*',
      'https://partner.example/',
      'partner.example',
      'https://a.example https://b.example',
      '',
    ])
      expect(frameAncestors(['https://ok.example', bad]), bad).toBe("'none'")
  })

  it('reads nothing outside the build', async () => {
    const read = assetReader(import.meta.dirname)
    expect(await read('handler.ts')).not.toBeNull()
    expect(await read('../package.json')).toBeNull()
    expect(await read('missing.js')).toBeNull()
  })
})
