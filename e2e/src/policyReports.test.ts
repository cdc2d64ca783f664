import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Listening } from '@wherry/edge/node.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { withChromium } from './browser.ts'
import { startEdgeIn } from './edgeServer.ts'
import { patient } from './steps.ts'
import { words } from './words.ts'

const chromium = withChromium()
const dist = fileURLToPath(new URL('../../apps/module/dist', import.meta.url))

/** A report as a browser posts it. */
interface Report {
  readonly type: string
  readonly report: Readonly<Record<string, string>>
}

const reports: Report[] = []
let edge: Listening

/** A proxy before the edge, at the page's own host, that keeps the reports which the edge hands on. */
const front = createServer((request, response) => {
  if (request.method === 'POST' && request.url === '/csp-reports') return keep(request, response)
  void hand(request, response).catch(() => response.destroy())
})

async function hand(asked: IncomingMessage, response: ServerResponse): Promise<void> {
  const agent = asked.headers['user-agent'] ?? ''
  const { url, method = 'GET' } = asked
  const sent: Buffer[] = []
  for await (const part of asked) sent.push(part)
  const answer = await fetch(edge.url + url, {
    redirect: 'manual',
    headers: { 'user-agent': agent },
    ...(method === 'POST' && { method, body: Buffer.concat(sent) }),
  })
  const body = Buffer.from(await answer.arrayBuffer())
  const headers = [...answer.headers].filter(([name]) => !/^(content-(length|encoding)|transfer-)/.test(name))
  response.writeHead(answer.status, Object.fromEntries(headers)).end(body)
}

function keep(request: IncomingMessage, response: ServerResponse): void {
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    reports.push({ type: `${request.headers['content-type']}`, report: JSON.parse(body)['csp-report'] })
    response.writeHead(204).end()
  })
}

beforeAll(async () => {
  await new Promise<void>((resolve) => front.listen(0, 'localhost', resolve))
  edge = await startEdgeIn(inject('edge'), {
    dist,
    port: 0,
    config: { apiBase: inject('api'), debounceMs: 300, accountUrl: inject('account') },
    cspReports: `http://localhost:${(front.address() as AddressInfo).port}/csp-reports`,
  })
})
afterAll(async () => {
  front.close()
  await edge?.close()
})

const at = (query: string) => `http://localhost:${(front.address() as AddressInfo).port}/transfer${query}`
const open = async (page: Page, query: string) => {
  await page.goto(at(query))
  await page.getByRole('heading', { level: 1, name: words.en.shell.transfer }).waitFor()
}

it('SEC-03 what the policy refuses is posted to where the settings say, and nothing of a page that is well', async () => {
  const page = await chromium.open()
  await open(page, '?lang=en')
  await page.waitForLoadState('networkidle')
  const misdeeds: readonly [directive: string, misdeed: () => unknown][] = [
    ['img-src', () => Object.assign(new Image(), { src: 'https://evil.example/x.png' })],
    ['connect-src', () => fetch('https://evil.example/x').catch(() => {})],
    ['style-src-attr', () => document.body.setAttribute('style', 'color: red')],
    [
      'require-trusted-types-for',
      () => {
        try {
          document.createElement('div').innerHTML = '<b>no</b>'
        } catch {
          // The policy refuses it, as it must.
        }
      },
    ],
  ]
  for (const [at, [directive, misdeed]] of misdeeds.entries()) {
    await page.evaluate(misdeed)
    await expect
      .poll(() => reports.map(({ report }) => report['effective-directive']), patient)
      .toContain(directive)
    // One report for each misdeed and no other: nothing that the page does by itself is refused.
    expect(reports).toHaveLength(at + 1)
  }
  for (const { type, report } of reports) {
    expect(type).toBe('application/csp-report')
    expect(report).toMatchObject({ disposition: 'enforce', 'document-uri': at('?lang=en') })
    expect(report['original-policy']).toContain('report-uri /transfer/refusals')
  }
  expect(reports[0]?.report['blocked-uri']).toBe('https://evil.example/x.png')
})

it('SEC-03 SEC-04 D9 a token in the address is in no report, as early as it may come', async () => {
  const page = await chromium.open({ isInApp: true })
  const before = reports.length
  // Injected markup in the page itself breaks the policy before any script of ours has begun.
  const isPage = (url: URL) => url.pathname === '/transfer'
  await page.route(isPage, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<head>', '<head><script>misdone = 1</script>')
    await route.fulfill({ response, body })
  })
  await open(page, '?lang=en&token=wherry-secret-token')
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  // The control: the same page without a token is reported. A report of the page before would have come earlier.
  await open(page, '?lang=en&partner=')
  const told = () => reports.slice(before).map(({ report }) => report['effective-directive'])
  await expect.poll(told, patient).toContain('script-src-elem')
  await page.unroute(isPage)
  expect(JSON.stringify(reports)).not.toContain('wherry-secret-token')
})

it('SEC-03 SEC-06 of an order that was reached without a load a report says that it is one, and not which', async () => {
  const page = await chromium.open()
  const before = reports.length
  await open(page, '?lang=en')
  await page.waitForLoadState('networkidle')
  const order = 'f'.repeat(32)
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    document.body.setAttribute('style', 'color: red')
  }, `/transfer/approveorder/${order}?lang=en`)
  await expect.poll(() => reports.length, patient).toBeGreaterThan(before)
  const [last] = reports.slice(before)
  expect(last?.report['document-uri']).toBe(new URL('/transfer/approveorder/*?lang=en', at('')).href)
  expect(JSON.stringify(reports)).not.toContain(order)
})
