import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from 'csp_evaluator/dist/evaluator.js'
import { Type } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import type { EdgeSettings } from './options.ts'
import { contentPolicy, readSources } from './policy.ts'

const config = {
  apiBase: 'https://api.example/v4',
  accountUrl: 'https://account.example',
  directionsBase: 'https://roads.example/directions/v5',
  accentsUrl: '/transfer/accents',
  imageHosts: ['pictures.example'],
  tiles: { url: 'https://tiles.example/{z}/{x}/{y}.png' },
}

function policyOf(settings: Partial<EdgeSettings> = {}, host = 'booking.example') {
  const reports: string[] = []
  const sources = readSources({ config, ...settings }, (text) => reports.push(text))
  const text = contentPolicy({
    ...{ nonce: 'bm9uY2Vub25jZW5vbmNlbg==', sources, ancestors: "'none'", host, reportsTo: sources.reports },
  })
  const directives = Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name, ...values] = directive.split(' ')
      return [name, values]
    }),
  )
  return { text, reports, directives }
}

/** Findings about browsers without `strict-dynamic` and nonces, which the module does not support. */
const forOldBrowsers = [Type.UNSAFE_INLINE_FALLBACK, Type.ALLOWLIST_FALLBACK]

/** Findings of Google's CSP evaluator for a policy. */
const findings = (text: string) =>
  new CspEvaluator(new CspParser(text).csp)
    .evaluate(DEFAULT_CHECKS, STRICTCSP_CHECKS)
    .filter(({ type }) => !forOldBrowsers.includes(type))
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)

describe('the policy of the page', () => {
  it('SEC-03 lets the page ask what the configuration names, and nothing else', () => {
    const { directives, reports } = policyOf()
    expect(directives).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'nonce-bm9uY2Vub25jZW5vbmNlbg=='", "'strict-dynamic'"],
      'style-src': ["'self'", "'nonce-bm9uY2Vub25jZW5vbmNlbg=='"],
      'font-src': ["'self'"],
      'img-src': [
        ...["'self'", 'https://*.booking.example', 'https://api.example', 'https://*.api.example'],
        ...['https://account.example', 'https://*.account.example'],
        ...['https://pictures.example', 'https://*.pictures.example', 'https://tiles.example', 'data:'],
      ],
      'connect-src': ["'self'", 'https://api.example', 'https://roads.example'],
      'form-action': ["'none'"],
      'frame-src': ["'none'"],
      'worker-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['dompurify'],
    })
    expect(reports).toEqual([])
  })

  it('SEC-03 without tiles no picture is written out in an address', () => {
    expect(policyOf({ config: { ...config, tiles: null } }).directives['img-src']).not.toContain('data:')
  })

  it('SEC-03 PRICE-16 an archive of vector tiles is read by calls, and needs no picture', () => {
    const { directives, reports } = policyOf({
      config: { ...config, tiles: { url: 'https://maps.example/city.pmtiles' } },
    })
    expect(directives['connect-src']).toContain('https://maps.example')
    expect(directives['img-src']).not.toContain('https://maps.example')
    expect(directives['img-src']).not.toContain('data:')
    expect(reports).toEqual([])
  })

  it('ERR-05 errors are reported where that is configured', () => {
    const dsn = 'https://key@errors.example/7'
    expect(policyOf({ errorReporting: { dsn, environment: 'test' } }).directives['connect-src']).toContain(
      'https://errors.example',
    )
  })

  it('SEC-03 refusals are reported only where that is configured, to an address that ends nothing', () => {
    expect(policyOf({ cspReports: '/csp-reports' }).directives['report-uri']).toEqual(['/csp-reports'])
    for (const own of ['https://reports.example/csp', 'http://localhost:9/csp', 'http://127.0.0.1/csp'])
      expect(policyOf({ cspReports: own }).reports, own).toEqual([])
    for (const bad of [
      ...['//evil.example/csp', 'http://localhost.evil.example/csp', '/transfer/refusals'],
      "/a; script-src 'unsafe-inline'",
      'http://reports.example',
      '/a\n',
      '/a,b',
      'reports',
    ]) {
      const { directives, reports } = policyOf({ cspReports: bad })
      expect(directives, bad).not.toHaveProperty('report-uri')
      expect(reports, bad).toHaveLength(1)
    }
  })

  it.each([
    [{ apiBase: 'https://api.example; script-src *' }, 'the API'],
    [{ apiBase: 'http://api.example' }, 'the API'],
    [{ accountUrl: 'https://*.account.example' }, 'the account'],
    [{ directionsBase: 'nowhere' }, 'for roads'],
    [{ accentsUrl: 'data:application/json,{}' }, 'for accents'],
    [{ imageHosts: ['pictures.example;'] }, 'a host of pictures'],
    [{ imageHosts: ['*.pictures.example'] }, 'a host of pictures'],
    [{ imageHosts: [7] }, 'a host of pictures'],
    [{ tiles: { url: 'https://{s}.tiles.example/{z}/{x}/{y}.png' } }, 'for tiles'],
  ])('SEC-03 an address that no policy can hold is left out and told: %j', (change, what) => {
    const { text, reports } = policyOf({ config: { ...config, ...change } })
    expect(reports).toEqual([expect.stringContaining(`The page may not ask ${what}:`)])
    expect(text.match(/script-src/g)).toHaveLength(1)
    expect(findings(text)).toEqual([])
  })

  it('SEC-03 a host below the page’s own may give pictures; what no host can be adds nothing', () => {
    for (const host of ['localhost', '[::1]', 'a;b', '127.0.0.1'])
      expect(policyOf({}, host).directives['img-src']?.slice(0, 2), host).toEqual([
        "'self'",
        'https://api.example',
      ])
    expect(policyOf({ config: { ...config, imageHosts: ['localhost'] } }).directives['img-src']).toContain(
      'http://localhost:*',
    )
  })

  it('SHELL-15 without an address of the account its pictures come from where it is by the page’s host', () => {
    const { accountUrl: _, ...rest } = config
    const accountHosts = { 'rides.example': 'my.example:8443', 'bad.example': 'a b' }
    const imagesAt = (host: string) =>
      policyOf({ config: { ...rest, accountHosts } }, host).directives['img-src']
    expect(imagesAt('www.booking.example')).toContain('https://account.booking.example')
    expect(imagesAt('rides.example')).toContain('https://my.example:8443')
    expect(imagesAt('bad.example')?.join(' ')).not.toContain('account')
    expect(imagesAt('localhost')?.join(' ')).not.toContain('account')
    // `co.uk` is no domain of ours, and an address by numbers has no domain at all.
    for (const host of ['booking.co.uk', '192.0.2.1'])
      expect(imagesAt(host)?.join(' '), host).not.toContain('account')
    expect(imagesAt('www.booking.co.uk')).toContain('https://account.booking.co.uk')
    expect(policyOf({ config: { ...rest, accountHosts } }).reports).toHaveLength(1)
    expect(policyOf({}, 'www.booking.example').directives['img-src']).not.toContain(
      'https://account.booking.example',
    )
  })

  it('SEC-03 csp_evaluator finds nothing', () => {
    expect(findings(policyOf().text)).toEqual([])
    for (const [right, wrong] of [
      ["'strict-dynamic'", "'unsafe-eval'"],
      ["'strict-dynamic'", '*'],
      [/'nonce-[^']*' 'strict-dynamic'/, "'unsafe-inline'"],
      ["object-src 'none'", 'object-src *'],
      ["base-uri 'none'; ", ''],
    ] as const)
      expect(findings(policyOf().text.replace(right, wrong)), `it would see ${wrong}`).not.toEqual([])
  })
})
