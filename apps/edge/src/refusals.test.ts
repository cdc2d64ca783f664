import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEdge } from './handler.ts'
import { cutAddress, cutReport } from './refusals.ts'

/** The service's contract, as far as it is read here. */
interface Contract {
  readonly paths: Readonly<
    Record<string, Record<string, { readonly parameters?: readonly { in: string; name: string }[] }>>
  >
}
const contract: Contract = JSON.parse(
  readFileSync(new URL('../../../packages/booking/openapi.json', import.meta.url), 'utf8'),
)

describe('SEC-06 an address in a report', () => {
  it.each([
    [
      'https://b.example/transfer/approveorder/abc123?lang=en',
      'https://b.example/transfer/approveorder/*?lang=en',
    ],
    ['https://b.example/transfer/approveorder/abc123/x', 'https://b.example/transfer/approveorder/*'],
    ['https://b.example/transfer?token=t&lang=en&receipt=r', 'https://b.example/transfer?lang=en'],
    ['https://b.example/transfer/prices?lang=en', 'https://b.example/transfer/prices?lang=en'],
    ['https://b.example/transfer/%61pproveorder/abc123', 'https://b.example/transfer/%61pproveorder/*'],
    ['https://b.example/transfer/approveorder%2Fabc123?a=1', 'https://b.example/transfer/*?a=1'],
    ['https://b.example/transfer?a=1&amp;token=t&amp;receipt=r', 'https://b.example/transfer?a=1'],
    ['https://b.example/transfer?Token=t&RECEIPT=r', 'https://b.example/transfer'],
    [
      'https://api.example/v4/orders/trips?lang=en&transaction=t&idempotency_key=k&receipt=r',
      'https://api.example/v4/orders/trips?lang=en',
    ],
    ['https://account.example/orders/0123456789abcdef/pay', 'https://account.example/orders/*/pay'],
    ['https://b.example/transfer?guest_key=k', 'https://b.example/transfer'],
    [
      `https://b.example/transfer/approveorder/abc?token=t&a=${'a'.repeat(3000)}`,
      `https://b.example/transfer/approveorder/*?a=${'a'.repeat(3000)}`.slice(0, 2048),
    ],
    ['inline', 'inline'],
    ["script-src 'nonce-a/b='; report-uri /x", "script-src 'nonce-a/b='; report-uri /x"],
  ])('%s is told as %s', (address, told) => {
    expect(cutAddress(address)).toBe(told)
  })

  /** Parameters of the service's calls that open nothing: who knows one can read no order and no account. */
  const harmless = new Set(
    [
      'user_id currency trans_host_name term place_id start_country point geometries overview',
      'start_point finish_point additional_points start_place_point finish_place_point start_place_id',
      'finish_place_id platform relation_car_class_ids alternative_currency flexible_tariff current_price_id',
      'duration priority_s7 price path car_class_id title page limit departure_time price_id order_id return_query',
    ].flatMap((names) => names.split(' ')),
  )
  const parameters = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ parameters: named = [] }) =>
      named.filter((one) => one.in === 'query').map(({ name }) => [path, name] as const),
    ),
  )
  it.each(parameters)('of a call, %s, the parameter %s is told only if it opens nothing', (path, name) => {
    const cut = cutAddress(`https://api.example${path}?a=1&${name}=s3cret`)
    expect(cut.includes('s3cret')).toBe(harmless.has(name))
  })
  it('each harmless parameter is one of a call', () => {
    const known = new Set(parameters.map(([, name]) => name))
    expect([...harmless].filter((name) => !known.has(name))).toEqual([])
    expect(parameters.length).toBeGreaterThan(80)
  })

  it('no transaction, token or receipt is left, wherever it stands', () => {
    const secret = fc.stringMatching(/^[0-9a-f]{32}$/)
    const place = fc.constantFrom(
      ...[
        '/transfer/approveorder/S',
        '/a/approveorder/S/',
        '/x?token=S',
        '/x?a=1&receipt=S#y',
        '/approveorder/S?receipt=S',
      ],
    )
    fc.assert(
      fc.property(
        secret,
        place,
        fc.constantFrom('document-uri', 'referrer', 'source-file', 'blocked-uri'),
        (one, path, name) => {
          const report = {
            'csp-report': { [name]: `https://b.example${path.replaceAll('S', one)}`, 'status-code': 200 },
          }
          const cut = cutReport(JSON.stringify(report))
          expect(cut).not.toBeNull()
          expect(cut).not.toContain(one)
        },
      ),
    )
  })

  it('what is no report is none, whatever it is', () => {
    fc.assert(fc.property(fc.string(), (text) => void cutReport(text)))
    for (const text of ['', '[]', 'null', '{}', '{"csp-report":[]}', '{"csp-report":null}', '7'])
      expect(cutReport(text), text).toBeNull()
    expect(cutReport('{"csp-report":{"a":{"b":1},"c":null,"d":"x"}}')).toBe('{"csp-report":{"d":"x"}}')
  })
})

describe('SEC-03 what the policy refused', () => {
  const kept: string[] = []
  const keeper = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      kept.push(`${request.url} ${request.headers['content-type']} ${body}`)
      response.writeHead(204).end()
    })
  })
  beforeAll(() => new Promise<void>((resolve) => keeper.listen(0, 'localhost', resolve)))
  afterAll(() => keeper.close())
  const origin = () => `http://localhost:${(keeper.address() as AddressInfo).port}`
  const edge = (cspReports?: string) =>
    createEdge({
      readAsset: async () => null,
      config: { apiBase: 'https://api.example' },
      ...(cspReports && { cspReports }),
      report: () => {},
    })
  const post = (body: string) => new Request(`${origin()}/transfer/refusals`, { method: 'POST', body })
  const report = JSON.stringify({
    'csp-report': {
      'document-uri': 'https://b.example/transfer/approveorder/abc123',
      'blocked-uri': 'inline',
    },
  })

  it('is handed on to where the settings say, an address or a path of the page’s host, without what opens an order', async () => {
    for (const to of ['/csp?a=1', `${origin()}/csp?a=1`]) {
      expect((await edge(to)(post(report))).status).toBe(204)
      expect(kept.pop()).toBe(
        '/csp?a=1 application/csp-report {"csp-report":{"document-uri":"https://b.example/transfer/approveorder/*","blocked-uri":"inline"}}',
      )
    }
  })

  it('is refused where it is none, too large, or goes nowhere', async () => {
    expect((await edge('/csp')(post('{}'))).status).toBe(400)
    expect((await edge('/csp')(post('x'.repeat(16_385)))).status).toBe(413)
    expect((await edge()(post(report))).status).toBe(405)
    expect((await edge('https://nobody.invalid/csp')(post(report))).status).toBe(502)
    expect(kept).toEqual([])
  })

  it('SEC-07 is read no further than it may be long, however much is sent', async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 4096
        if (sent > 10_000_000) controller.close()
        else controller.enqueue(new Uint8Array(4096).fill(120))
      },
    })
    const request = new Request(`${origin()}/transfer/refusals`, {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit)
    expect((await edge('/csp')(request)).status).toBe(413)
    expect(sent).toBeLessThan(65_536)
  })

  it('is never handed on to itself', async () => {
    expect((await edge('/transfer/refusals')(post(report))).status).toBe(405)
  })
})
