import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Listening, type ServerOptions, startEdge } from './node.ts'
import { startWorkerd } from './workerd.ts'

const folder = mkdtempSync(join(tmpdir(), 'wherry-build-'))
const signedOut: string[] = []
const sessions = createServer((request, response) => {
  signedOut.push(`${request.method} ${request.url} ${request.headers.cookie}`)
  response.setHeader('set-cookie', ['token_ng=; Path=/; Max-Age=0', 'other=; Path=/; Max-Age=0'])
  response.setHeader('content-type', 'application/json').end('{"result":true}')
})
const refused: string[] = []
/** Collects the reports of policy violations that the edge forwards. */
const keeper = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    refused.push(`${request.method} ${request.url} ${request.headers['content-type']} ${body}`)
    response.writeHead(204).end()
  })
})
const reports: string[] = []
let node: Listening
let worker: Listening

beforeAll(async () => {
  mkdirSync(join(folder, 'assets/deep'), { recursive: true })
  mkdirSync(join(folder, 'embed/v1'), { recursive: true })
  const files = {
    'index.html': '<html><!--wherry-config--><script nonce="wherry-nonce-slot"></script>Страница</html>',
    'assets/main-1a2b.js': 'export {}',
    'assets/icon-1a2b.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/.hidden.js': 'hidden',
    'chunks.json': '{}',
    'loader.js': "load('%REDIRECT_ORIGINS%')",
    'embed/v1/loader.0123456789abcdef.js': 'earlier()',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  await new Promise<void>((resolve) => sessions.listen(0, '127.0.0.1', resolve))
  await new Promise<void>((resolve) => keeper.listen(0, 'localhost', resolve))
  const options: ServerOptions = {
    cspReports: `http://localhost:${(keeper.address() as AddressInfo).port}/csp`,
    dist: folder,
    loader: join(folder, 'loader.js'),
    port: 0,
    config: { apiBase: 'https://api.example', note: '"quoted" \\ </script> и\n' },
    partners: { 77: { parents: ['https://partner.example'] }, 78: { parents: ['*'] } },
    redirectOrigins: ['https://pay.example'],
    appAgent: 'WherryApp/',
    sessions: `http://127.0.0.1:${(sessions.address() as AddressInfo).port}`,
    report: (text) => reports.push(text),
  }
  ;[node, worker] = await Promise.all([startEdge(options), startWorkerd(options)])
})
afterAll(async () => {
  await Promise.all([node?.close(), worker?.close()])
  sessions.close()
  keeper.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Headers that differ between servers or between responses. */
const ofTheServer = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length']
const withoutNonce = (text: string, nonce: string) => (nonce ? text.replaceAll(nonce, 'NONCE') : text)

async function answerOf(server: Listening, path: string, init?: (origin: string) => RequestInit) {
  const answer = await fetch(server.url + path, {
    redirect: 'manual',
    ...init?.(server.url),
    headers: { 'accept-encoding': 'identity', ...init?.(server.url).headers },
  })
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''
  const headers = [...answer.headers]
    .filter(([name]) => !ofTheServer.includes(name))
    .map(([name, value]) => [name, withoutNonce(value, nonce).replaceAll(server.url, 'SERVER').toLowerCase()])
  return { status: answer.status, headers, body: withoutNonce(await answer.text(), nonce), nonce }
}

describe('the edge in workerd', () => {
  it.each<[string, number]>([
    ['/transfer', 200],
    ['/transfer/rent?partner=77&lang=ru', 200],
    ['/transfer?partner=78', 200],
    ['/transfer/edit?partner=77', 200],
    ['/transfer?token=t', 302],
    ['/assets/main-1a2b.js', 200],
    ['/assets/icon-1a2b.svg', 200],
    ['/assets/none.js', 404],
    ['/assets/', 404],
    ['/assets', 404],
    ['/assets/deep', 404],
    ['/assets/.hidden.js', 404],
    ['/assets/..%2findex.html', 404],
    ['/assets/%2e%2e/chunks.json', 404],
    ['/chunks.json', 404],
    ['/embed/v1/loader.js', 200],
    ['/transfer/prices', 200],
    ['/embed/v1/integrity.json', 200],
    ['/embed/v1/loader.0123456789abcdef.js', 200],
    ['/embed/v1/loader.fedcba9876543210.js', 404],
    ['/transfer/accents/dark/FFDD2D.json', 200],
    ['/transfer/accents/dark/none.json', 404],
    ['/', 302],
    ['/elsewhere', 404],
  ])('EMBED-11 SEC-03 answers %s as Node does', async (path, status) => {
    const [one, other] = await Promise.all([answerOf(node, path), answerOf(worker, path)])
    expect(one.status).toBe(status)
    expect({ ...other, nonce: '' }).toEqual({ ...one, nonce: '' })
    expect(other.nonce.length).toBe(one.nonce.length)
  })

  it('SEC-04 answers the app that hands a token over as Node does', async () => {
    const app = () => ({ headers: { 'user-agent': 'WherryApp/3' } })
    const path = '/transfer?platform=app&token=t'
    const [one, other] = [await answerOf(node, path, app), await answerOf(worker, path, app)]
    expect(one.status).toBe(200)
    expect(one.headers).toContainEqual(['referrer-policy', 'no-referrer'])
    expect({ ...other, nonce: '' }).toEqual({ ...one, nonce: '' })
  })

  it.each(['/transfer', '/assets/main-1a2b.js', '/embed/v1/loader.js', '/', '/elsewhere'])(
    'EMBED-11 SEC-03 answers a HEAD for %s, and one who wants a part of it, as Node does',
    async (path) => {
      const head = () => ({ method: 'HEAD' })
      const [one, other] = [await answerOf(node, path, head), await answerOf(worker, path, head)]
      expect({ ...other, nonce: '' }).toEqual({ ...one, nonce: '' })
      expect(one.body).toBe('')
      const got = await answerOf(node, path)
      expect([one.status, one.headers.map(([name]) => name)]).toEqual([
        got.status,
        got.headers.map(([name]) => name),
      ])
      const part = () => ({ headers: { range: 'bytes=0-1' } })
      for (const server of [node, worker])
        expect({ ...(await answerOf(server, path, part)), nonce: '' }, 'the whole').toEqual({
          ...got,
          nonce: '',
        })
    },
  )

  it('SEC-03 SEC-06 hands on what a browser reports as refused, and turns away what is none, as Node does', async () => {
    const report = JSON.stringify({
      'csp-report': { 'document-uri': 'https://b.example/transfer/approveorder/abc123?token=t' },
    })
    const kept: string[][] = []
    for (const server of [node, worker]) {
      refused.length = 0
      const statuses: number[] = []
      for (const body of [report, '{}', 'x'.repeat(16_385), ''])
        statuses.push((await answerOf(server, '/transfer/refusals', () => ({ method: 'POST', body }))).status)
      expect(statuses).toEqual([204, 400, 413, 400])
      expect((await answerOf(server, '/transfer/refusals')).status).not.toBe(204)
      kept.push([...refused])
    }
    expect(kept[0]).toEqual([
      'POST /csp application/csp-report {"csp-report":{"document-uri":"https://b.example/transfer/approveorder/*"}}',
    ])
    expect(kept[1]).toEqual(kept[0])
  })

  it('API-16 signs out as Node does', async () => {
    const post = (origin: string) => () => ({ method: 'POST', headers: { origin, cookie: 'token_ng=t1' } })
    const answers = []
    for (const server of [node, worker]) {
      answers.push(await answerOf(server, '/profile/logout?lang=en', post(server.url)))
      expect((await answerOf(server, '/profile/logout', post('https://evil.example'))).status).toBe(403)
      expect((await answerOf(server, '/transfer', post(server.url))).status).toBe(405)
    }
    expect(answers[0]).toMatchObject({ status: 200, body: '{"result":true}' })
    expect(answers[0]?.headers.filter(([name]) => name === 'set-cookie')).toHaveLength(2)
    expect(answers[1]).toEqual(answers[0])
    expect(signedOut).toEqual(Array(2).fill('POST /profile/logout?lang=en token_ng=t1'))
  })

  it('EMBED-11 D6 tells what does not fit as Node does, once', async () => {
    await expect
      .poll(() => reports.filter((text) => text.includes('partner 78')))
      .toEqual(
        Array(2).fill(
          'No page may frame the module of partner 78: "*" in partners.78.parents is no exact origin',
        ),
      )
  })

  it('says so where it cannot start, and leaves nothing', async () => {
    const failing = startWorkerd({
      dist: folder,
      port: 0,
      host: 'nowhere.invalid',
      config: { apiBase: 'https://api.example' },
      report: () => {},
    })
    await expect(failing).rejects.toThrow('workerd ended')
  })
})
