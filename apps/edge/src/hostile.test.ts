import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from 'csp_evaluator/dist/evaluator.js'
import { Type } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { createEdge } from './handler.ts'
import type { EdgeSettings } from './options.ts'

const html =
  '<html><head><!--wherry-config--><meta property="csp-nonce" nonce="wherry-nonce-slot"><script nonce="wherry-nonce-slot" src="/assets/a.js"></script></head></html>'
const files: Record<string, string> = {
  'index.html': html,
  'assets/a.js': 'export {}',
  'assets/a.css': 'a{}',
  'assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}
const encoded = (text: string) => new TextEncoder().encode(text)

function edgeOf(settings: Partial<EdgeSettings> = {}) {
  const told: string[] = []
  const serve = createEdge({
    hosts: ['booking.example'],
    readAsset: async (path) => (files[path] ? encoded(files[path]) : null),
    readLoader: async () => encoded('loader("%REDIRECT_ORIGINS%")'),
    report: (text) => told.push(text),
    config: { apiBase: 'https://api.example/v4' },
    ...settings,
  })
  const get = (path: string, init?: RequestInit) => serve(new Request(`https://booking.example${path}`, init))
  return { told, get }
}

/** Findings about browsers without `strict-dynamic` and nonces, which the module does not support. */
const forOldBrowsers = [Type.UNSAFE_INLINE_FALLBACK, Type.ALLOWLIST_FALLBACK]

/** Findings of Google's CSP evaluator for a policy. */
const findings = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate(DEFAULT_CHECKS, STRICTCSP_CHECKS)
    .filter(({ type }) => !forOldBrowsers.includes(type))
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)

const configurations: Record<string, Partial<EdgeSettings>> = {
  'nothing more': {},
  'parents of all': { allowedParents: ['https://other.example'] },
  'a partner': { partners: { 77: { parents: ['https://partner.example'] } } },
  'a malformed parent': { allowedParents: ["https://a.example; script-src 'unsafe-inline'"] },
  accents: { config: { apiBase: 'https://api.example/v4', accentsUrl: 'https://accents.example/x' } },
  tiles: {
    config: {
      apiBase: 'https://api.example/v4',
      tiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' },
    },
  },
  'errors reported': { errorReporting: { dsn: 'https://key@errors.example/7', environment: 'live' } },
  'refusals reported': { cspReports: '/csp-reports' },
  'an app': { appAgent: 'App/' },
  'all of it': {
    allowedParents: ['https://other.example'],
    partners: { 77: { parents: ['https://partner.example'] } },
    config: {
      apiBase: 'https://api.example/v4',
      accountUrl: 'https://account.example',
      directionsBase: 'https://roads.example/v5',
      imageHosts: ['pictures.example'],
      tiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' },
    },
    errorReporting: { dsn: 'https://key@errors.example/7', environment: 'live' },
    cspReports: 'https://reports.example/csp',
  },
}

const pages = [
  ...[
    '/transfer',
    '/transfer?partner=77',
    '/transfer?lang=en&isFrame=true&parent=https://partner.example&inst=1-2',
  ],
  ...[
    '/transfer/edit',
    '/transfer/login',
    '/transfer/account/settings',
    '/transfer/approveorder/x',
    '/transfer/none',
  ],
  ...['/transfer?token=x', '/transfer/prices?partner=77'],
]
const others = [
  ...[
    '/',
    '/none',
    '/assets/a.js',
    '/assets/a.css',
    '/assets/a.svg',
    '/assets/none.js',
    '/assets/../index.html',
  ],
  ...[
    '/embed/v1/loader.js',
    '/embed/v1/integrity.json',
    '/embed/v1/none',
    '/transfer/accents/light/00AD5A.json',
  ],
  ...['/transfer/accents/none', '/csp-reports', '/index.html', '/robots.txt'],
]

describe('every answer of the edge', () => {
  it.each(Object.entries(configurations))(
    'SEC-03 with %s: each page has a policy that the evaluator finds nothing in',
    async (_, settings) => {
      const { get } = edgeOf(settings)
      for (const path of pages) {
        const answer = await get(path, { headers: { 'user-agent': 'App/1' } })
        if (answer.status === 302) continue
        expect(answer.headers.get('content-type'), path).toMatch(/^text\/html/)
        const policy = answer.headers.get('content-security-policy') ?? ''
        expect(findings(policy), path).toEqual([])
        const directives = new CspParser(policy).csp.directives
        expect(directives['frame-ancestors'], path).toHaveLength(
          path.includes('edit') || path.includes('login') || path.includes('account')
            ? 1
            : (directives['frame-ancestors'] ?? []).length,
        )
      }
      for (const path of others) {
        const { headers, status } = await get(path)
        // A file that is no page must not be taken for HTML, even by a browser that guesses the type.
        expect(headers.get('content-type') ?? 'none', path).not.toMatch(/html|(?<!svg\+)xml/)
        if (status !== 302) expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      }
    },
  )

  it('SEC-03 the evaluator finds what somebody could write one day', async () => {
    const { get } = edgeOf()
    const policy = (await get('/transfer')).headers.get('content-security-policy') ?? ''
    const twins: Record<string, string> = {
      'inline scripts': policy.replace(/script-src [^;]*/, "script-src 'self' 'unsafe-inline'"),
      'texts that are run': policy.replace("'strict-dynamic'", "'strict-dynamic' 'unsafe-eval'"),
      'any script': policy.replace(/script-src [^;]*/, 'script-src *'),
      'scripts of addresses with data': policy.replace(/script-src [^;]*/, 'script-src data:'),
      'no rule for scripts': policy.replace(/script-src [^;]*; /, '').replace("default-src 'none'; ", ''),
      'any base': policy.replace("base-uri 'none'; ", ''),
      'objects of anybody': policy.replace("object-src 'none'", 'object-src *'),
      'no trusted types': policy.replace(/require-trusted-types-for [^;]*; /, ''),
      'a short nonce': policy.replace(/'nonce-[^']*'/, "'nonce-x'"),
    }
    for (const [name, twin] of Object.entries(twins)) expect(findings(twin), name).not.toEqual([])
  })
})

/** Texts that would end a header, a directive, a script or a line of a log. */
const breakers = [
  ...[
    '</script><script>alert(1)</script>',
    '<!--<script>',
    ']]>',
    '-->',
    "'; script-src *",
    '; script-src *',
  ],
  ...[
    "https://a.example; script-src 'unsafe-inline'",
    'https://a.example script-src',
    'https://a.example,https://b.example',
  ],
  ...[
    'x\r\nset-cookie: a=b',
    'x\nlocation: https://evil.example',
    '\r\n\r\n<html>',
    '\u2028\u2029',
    '\u0000',
    '\ud800',
    '$&$1$`',
    "$'",
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '<!--wherry-config-->',
    'wherry-nonce-slot',
    '%',
    '%zz',
    '%E0%A4%A',
    '%0d%0ax:y',
  ],
  ...[
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '{{7*7}}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it would come.
    '${7*7}',
  ],
  ...[
    '*',
    "'unsafe-inline'",
    "'self'",
    'https://*.example',
    'data:',
    'x'.repeat(3000),
    '\u202eevil',
    '"',
    "'",
    '`',
  ],
]

const withoutNonce = (text: string | null) => (text ?? '').replace(/'nonce-[^']+'/g, '')

describe('whatever is asked of the edge', () => {
  it('SEC-03 a query, path or head changes no policy, no configuration and no header, and leads nowhere', async () => {
    const { get, told } = edgeOf(configurations['all of it'])
    const plain = await get('/transfer')
    const policy = withoutNonce(plain.headers.get('content-security-policy'))
    const names = [...plain.headers.keys()].sort()
    const config = /id="wherry-config">(.*?)<\/script>/.exec(await plain.text())?.[1]
    const parameters = [
      'lang',
      'partner',
      'parent',
      'inst',
      'isFrame',
      'from',
      'platform',
      '__proto__',
      'accent',
    ]
    for (const text of breakers) {
      const said = encodeURIComponent(Buffer.from(text).toString())
      for (const path of [
        `/transfer?${parameters.map((name) => `${name}=${said}`).join('&')}`,
        `/transfer/${said}`,
        `/transfer/approveorder/${said}?x=${said}#${said}`,
      ]) {
        const answer = await get(path, {
          headers: { 'user-agent': said, referer: `https://x.example/${said}` },
        })
        expect(answer.status, path).toBe(200)
        expect([...answer.headers.keys()].sort(), path).toEqual(names)
        expect(withoutNonce(answer.headers.get('content-security-policy')), path).toBe(policy)
        const page = await answer.text()
        expect(page.match(/<script/g), path).toHaveLength(2)
        expect(/id="wherry-config">(.*?)<\/script>/.exec(page)?.[1], path).toBe(config)
      }
      for (const path of [
        `/transfer/${said}?token=x&to=${said}`,
        `/?to=${said}`,
        `/transfer?token=${said}`,
      ]) {
        const { status, headers } = await get(path)
        expect(status, path).toBe(302)
        const location = headers.get('location') ?? ''
        expect(location, path).toMatch(/^\/transfer([/?]|$)/)
        expect(new URL(location, 'https://booking.example').origin, path).toBe('https://booking.example')
        expect(location, path).not.toContain('token=')
      }
      for (const path of [`/${said}`, `/assets/${said}`, `/embed/v1/${said}`, `/transfer/accents/${said}`])
        expect((await get(path)).status, path).toBe(404)
    }
    expect(told).toEqual([])
  })

  it('SEC-03 whatever the configuration says stands in the page as it is, ends no script and adds to no policy', async () => {
    const { get: getPlain } = edgeOf()
    const plain = new CspParser((await getPlain('/transfer')).headers.get('content-security-policy') ?? '')
      .csp
    for (const text of breakers) {
      const config = { apiBase: 'https://api.example/v4', note: text, [text]: { deep: [text] }, lang: text }
      const { get, told } = edgeOf({
        config: {
          ...config,
          imageHosts: [text],
          directionsBase: text,
          accentsUrl: text,
          tiles: { url: text },
        },
        allowedParents: [text],
        partners: { [text]: { parents: [text], texts: { [text]: { [text]: text } } } },
        texts: { [text]: { name: text }, de: { [text]: text }, fr: { texts: { [text]: 7 } } },
        redirectOrigins: [text],
        supportEmail: text,
        cspReports: text,
        errorReporting: { dsn: text, environment: text },
      } as Partial<EdgeSettings>)
      const answer = await get('/transfer')
      const page = await answer.text()
      expect(page.match(/<\/?script/gi), text).toHaveLength(4)
      const written = JSON.parse(/id="wherry-config">(.*?)<\/script>/s.exec(page)?.[1] ?? '')
      expect(written.note, text).toBe(text)
      expect(written.redirectOrigins, text).toEqual(text === 'https://evil.example' ? [text] : [])
      const policy = answer.headers.get('content-security-policy') ?? ''
      expect(findings(policy), text).toEqual([])
      const { directives } = new CspParser(policy).csp
      expect(
        Object.keys(directives).filter((name) => name !== 'report-uri'),
        text,
      ).toEqual(Object.keys(plain.directives))
      // Each report is one line, whatever text is in it.
      for (const line of told) expect(line, text).not.toMatch(/[\r\n]/)
    }
  })
})

describe('a host that is not configured', () => {
  const names = [
    'evil.example',
    'booking.example.evil.example',
    'a.booking.example',
    'booking.example.',
    'localhost',
    '10.0.0.7',
  ]
  const edgeOf = (hosts?: readonly string[]) => {
    const told: string[] = []
    const serve = createEdge({
      readAsset: async (path) => (files[path] ? encoded(files[path]) : null),
      report: (text) => told.push(text),
      config: { apiBase: 'https://api.example/v4' },
      sessions: 'https://sessions.example',
      ...(hosts && { hosts }),
    })
    const ask = (host: string, path = '/transfer', init?: RequestInit) =>
      serve(new Request(`https://${host}${path}`, init))
    return { told, ask }
  }

  it('SEC-03 is answered 421 at every address, and stands in no policy and no page', async () => {
    const { ask } = edgeOf(['booking.example'])
    expect((await ask('booking.example')).status).toBe(200)
    expect((await ask('booking.example:8443')).status).toBe(200)
    for (const name of names)
      for (const path of ['/transfer', '/', '/assets/a.js', '/embed/v1/loader.js', '/none']) {
        const answer = await ask(name, path)
        expect([answer.status, answer.headers.get('content-security-policy')], name + path).toEqual([
          421,
          null,
        ])
        expect(await answer.text(), name + path).not.toContain(name)
      }
    const origin = 'https://evil.example'
    const post = { method: 'POST', headers: { origin } }
    expect((await ask('evil.example', '/profile/logout', post)).status).toBe(421)
  })

  it('SEC-03 where none is configured only this machine and addresses are served', async () => {
    const { ask } = edgeOf()
    for (const name of [
      'localhost',
      'localhost:4001',
      '127.0.0.1',
      '10.0.0.7:8080',
      '[::1]',
      '[2001:db8::7]',
    ])
      expect((await ask(name)).status, name).toBe(200)
    for (const name of ['booking.example', 'evil.example', 'localhost.evil.example', '1.2.3.4.evil.example'])
      expect((await ask(name)).status, name).toBe(421)
  })

  it('SEC-03 a name that none can have is told of, and serves nobody', async () => {
    const { ask, told } = edgeOf(['*', 'https://a.example', 'b.example:443', 'Booking.example', ' c.example'])
    expect(told).toHaveLength(5)
    for (const name of ['a.example', 'b.example', 'booking.example', 'c.example'])
      expect((await ask(name)).status, name).toBe(421)
  })
})
