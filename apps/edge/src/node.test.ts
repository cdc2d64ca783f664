import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Listening, startEdge } from './node.ts'

const folder = mkdtempSync(join(tmpdir(), 'wherry-node-'))
const script = 'export const words = "the same words again and again"\n'.repeat(40)
const picture = Buffer.from('RIFF····WEBP, and bytes that pack well: '.repeat(40))
let edge: Listening

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<html><!--wherry-config--></html>')
  writeFileSync(join(folder, 'assets/a-1a2b.js'), script)
  writeFileSync(join(folder, 'assets/b-1a2b.webp'), picture)
  edge = await startEdge({ dist: folder, port: 0, config: { apiBase: 'https://api.example' } })
})
afterAll(async () => {
  await edge.close()
  rmSync(folder, { recursive: true })
})

/** An answer as it goes over the wire: `fetch` would unpack it. */
const ask = (path: string, acceptEncoding?: string, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding }
    const asked = request(edge.url + path, { method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    asked.on('error', reject).end()
  })

describe('the edge on Node', () => {
  it.each(['gzip', 'gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8', 'GZIP', 'br,gzip;q=1.000'])(
    'EMBED-09 a text is packed for a browser that takes %j',
    async (taken) => {
      const { headers, body } = await ask('/assets/a-1a2b.js', taken)
      expect(headers).toMatchObject({
        'content-encoding': 'gzip',
        vary: 'accept-encoding',
        'content-length': String(body.length),
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
      expect(body.length).toBeLessThan(script.length / 4)
      expect(gunzipSync(body).toString()).toBe(script)
    },
  )

  it.each([undefined, '', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.000, br', 'x-gzipped'])(
    'EMBED-09 it is not for one that takes %j',
    async (taken) => {
      const { headers, body } = await ask('/assets/a-1a2b.js', taken)
      expect(headers).not.toHaveProperty('content-encoding')
      expect(body.toString()).toBe(script)
    },
  )

  it('EMBED-09 what is packed already goes as it is, and a HEAD has the headers of a GET alone', async () => {
    const { headers, body } = await ask('/assets/b-1a2b.webp', 'gzip')
    expect(headers).not.toHaveProperty('content-encoding')
    expect(body).toEqual(picture)
    for (const path of ['/assets/a-1a2b.js', '/transfer', '/elsewhere']) {
      const [got, head] = [await ask(path, 'gzip'), await ask(path, 'gzip', 'HEAD')]
      expect(head.status).toBe(got.status)
      expect(head.body).toHaveLength(0)
      for (const name of [
        'content-type',
        'cache-control',
        'content-encoding',
        'cross-origin-resource-policy',
      ])
        expect(head.headers[name], `${path} ${name}`).toEqual(got.headers[name])
    }
  })

  it.each([
    ['Host: 1.2.3.999', 400],
    ['Host: localhost\r\nHost: evil.example', 400],
    ['Host: localhost\r\nhost: localhost', 400],
    ['Host: a b', 400],
    ['Host: localhost', 200],
    ['Host: evil.example', 421],
  ])('SEC-03 a request of one and no other host is served: %j gets %i', async (head, status) => {
    const { hostname, port } = new URL(edge.url)
    const answer = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(Number(port), hostname, () =>
        socket.write(`GET /transfer HTTP/1.1\r\n${head}\r\nConnection: close\r\n\r\n`),
      )
      socket.on('data', (part) => {
        text += part.toString()
      })
      socket.on('close', () => resolve(text)).on('error', reject)
    })
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
  })
})
