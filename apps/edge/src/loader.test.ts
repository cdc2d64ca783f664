import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createEdge } from './handler.ts'
import type { EdgeOptions } from './options.ts'

const built = "'use strict';load('%REDIRECT_ORIGINS%')"
const encode = (text: string) => new TextEncoder().encode(text)

function edgeOf(options: Partial<EdgeOptions> = {}) {
  const reports: string[] = []
  const edge = createEdge({
    hosts: ['booking.example'],
    readAsset: async () => null,
    readLoader: async () => encode(built),
    config: { apiBase: 'https://api.example' },
    redirectOrigins: ['https://pay.example', 'https://pay.other.example:8443'],
    report: (text) => reports.push(text),
    ...options,
  })
  return { reports, get: (path: string) => edge(new Request(`https://booking.example${path}`)) }
}

describe('the loader', () => {
  it('EMBED-09 EMBED-10 is served to any site for five minutes, with the origins of payments in it', async () => {
    const answer = await edgeOf().get('/embed/v1/loader.js')
    expect(await answer.text()).toBe(
      "'use strict';load('https://pay.example https://pay.other.example:8443')",
    )
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
  })

  it('EMBED-09 D19 a pinned one never changes, and its hash is in the list', async () => {
    const { get } = edgeOf()
    const list = await get('/embed/v1/integrity.json')
    expect(list.headers.get('access-control-allow-origin')).toBe('*')
    const [[file, integrity], ...others] = Object.entries((await list.json()) as Record<string, string>) as [
      [string, string],
    ]
    expect(others).toEqual([])
    expect(file).toMatch(/^loader\.[\da-f]{16}\.js$/)
    const answer = await get(`/embed/v1/${file}`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const hash = createHash('sha384')
      .update(await answer.text())
      .digest('base64')
    expect(integrity).toBe(`sha384-${hash}`)
    expect(await (await get('/embed/v1/loader.js')).text(), 'the same file').toBe(
      await (await get(`/embed/v1/${file}`)).text(),
    )
    const otherPay = edgeOf({ redirectOrigins: ['https://pay.third.example'] })
    expect(
      await (await otherPay.get('/embed/v1/integrity.json')).json(),
      'other origins, another file',
    ).not.toHaveProperty([file])
    expect((await otherPay.get(`/embed/v1/${file}`)).status).toBe(404)
  })

  it('EMBED-09 an earlier release stays where it was pinned', async () => {
    const path = 'embed/v1/loader.0123456789abcdef.js'
    const { get } = edgeOf({ readAsset: async (file) => (file === path ? encode('earlier()') : null) })
    const answer = await get(`/${path}`)
    expect(await answer.text()).toBe('earlier()')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it.each([
    "https://pay.example'",
    'https://*.pay.example',
    'http://pay.example',
    '%REDIRECT_ORIGINS%',
    "');alert(1)//",
  ])('EMBED-10 an origin that is none is left out and told: %j', async (bad) => {
    const { get, reports } = edgeOf({ redirectOrigins: ['https://ok.example', bad] })
    expect(await (await get('/embed/v1/loader.js')).text()).toBe("'use strict';load('https://ok.example')")
    expect(reports).toHaveLength(1)
  })

  it('EMBED-09 knows no other file, and says where it is not built', async () => {
    const { get } = edgeOf()
    for (const path of [
      '/embed/v1/',
      '/embed/v1/loader.min.js',
      '/embed/v1/../loader.js',
      '/embed/v2/loader.js',
      '/embed/v1/loader.0123456789abcde.js',
    ])
      expect((await get(path)).status, path).toBe(404)
    let isBuilt = false
    const later = edgeOf({ readLoader: async () => (isBuilt ? encode(built) : null) })
    expect((await later.get('/embed/v1/loader.js')).status).toBe(503)
    expect((await edgeOf({ readLoader: undefined as never }).get('/embed/v1/loader.js')).status).toBe(503)
    isBuilt = true
    expect((await later.get('/embed/v1/loader.js')).status, 'once it is').toBe(200)
  })
})
