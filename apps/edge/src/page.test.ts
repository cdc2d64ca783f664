import { describe, expect, it } from 'vitest'
import { createEdge } from './handler.ts'

const html =
  '<html><head><!--wherry-config--><meta property="csp-nonce" nonce="wherry-nonce-slot"><script nonce="wherry-nonce-slot" src="/assets/a.js"></script></head></html>'
const edge = createEdge({
  readAsset: async (path) => (path === 'index.html' ? new TextEncoder().encode(html) : null),
  config: { apiBase: 'https://api.example', parents: ['https://evil.example'], note: 'wherry-nonce-slot' },
  allowedParents: ['https://other.example'],
  partners: { 77: { parents: ['https://partner.example'], passengerStep: true } },
  errorReporting: { dsn: 'https://key@errors.example/7', environment: 'test' },
})
const get = (path: string) => edge(new Request(`https://booking.example${path}`))
const nonceIn = (policy: string | null) => /'nonce-([\w+/=]{24})'/.exec(policy ?? '')?.[1] ?? ''
const configIn = (page: string) => JSON.parse(/id="wherry-config">(.*?)<\/script>/.exec(page)?.[1] ?? '')

describe('the page', () => {
  it('SEC-03 each answer has a nonce of its own, in the policy and on the scripts, not in the configuration', async () => {
    const seen = new Set<string>()
    for (let visit = 0; visit < 20; visit++) {
      const answer = await get('/transfer')
      const nonce = nonceIn(answer.headers.get('content-security-policy'))
      const page = await answer.text()
      expect(page.match(/nonce="[^"]*"/g)).toEqual([`nonce="${nonce}"`, `nonce="${nonce}"`])
      expect(configIn(page).note).toBe('wherry-nonce-slot')
      seen.add(nonce)
    }
    expect(seen.size).toBe(20)
  })

  it('SEC-03 no cache shares it, no site reads it, nobody opens it with a hand in it', async () => {
    const { headers } = await get('/transfer')
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, no-cache',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.has('x-frame-options')).toBe(false)
  })

  it('SEC-04 D9 an address with a token is told to nobody', async () => {
    expect((await get('/transfer?token=t1')).headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('EMBED-11 the module is told the list of frame-ancestors, whatever the configuration says', async () => {
    const of = async (path: string) => configIn(await (await get(path)).text())
    expect(await of('/transfer?partner=77')).toMatchObject({
      parents: ['https://partner.example'],
      legacyMessages: false,
      passengerStep: true,
      errorReporting: { dsn: 'https://key@errors.example/7', environment: 'test' },
    })
    expect(await of('/transfer')).toMatchObject({ parents: ['https://other.example'], passengerStep: false })
    expect(await of('/transfer/edit?partner=77')).toMatchObject({ parents: [], passengerStep: false })
    expect((await get('/transfer/edit?partner=77')).headers.get('content-security-policy')).toContain(
      "frame-ancestors 'none'",
    )
  })
})
