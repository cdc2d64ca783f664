import { describe, expect, it } from 'vitest'
import { createEdge } from './handler.ts'

const html =
  '<html><head><!--wherry-config--><meta property="csp-nonce" nonce="wherry-nonce-slot"><script nonce="wherry-nonce-slot" src="/assets/a.js"></script></head></html>'
const edge = createEdge({
  hosts: ['booking.example'],
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

  it.each([
    ['/transfer', '', undefined, 'en'],
    ['/transfer', 'ru-RU,ru;q=0.9,en;q=0.8', undefined, 'ru'],
    ['/transfer', 'de,es-419;q=0.8', undefined, 'es'],
    ['/transfer?lang=es', 'ru', undefined, 'es'],
    ['/transfer?lang=de', 'ru', 'es_ES', 'es'],
    ['/transfer?lang=%22%3E', 'fr', undefined, 'en'],
  ])(
    'I18N-04 SHELL-23 the first texts of the visitor come with the script: %s, %s',
    async (path, accepted, lang, own) => {
      const link = (tag: string) =>
        `<link rel="modulepreload" href="/assets/${tag}.js" data-lang="${tag}" nonce="wherry-nonce-slot">`
      const built = html.replace('</head>', `\n    ${['en', 'ru', 'es'].map(link).join('\n    ')}</head>`)
      const served = createEdge({
        hosts: ['booking.example'],
        readAsset: async () => new TextEncoder().encode(built),
        config: { apiBase: 'https://api.example', lang },
      })
      const headers = { 'accept-language': accepted }
      const answer = await served(new Request(`https://booking.example${path}`, { headers }))
      const page = await answer.text()
      expect(page.match(/data-lang="\w+"/g)).toEqual([`data-lang="${own}"`])
      expect(page).toContain(`nonce="${nonceIn(answer.headers.get('content-security-policy'))}"></head>`)
    },
  )

  it.each([
    ['/transfer', 'document', []],
    ['/transfer?from=ap-IST', 'iframe', ['f']],
    ['/transfer/prices?lang=ru', 'document', ['p-ru', 'p']],
    ['/transfer/prices/', 'iframe', ['f', 'p-en', 'p']],
    ['/transfer/approveorder/7', 'document', ['p']],
    ['/transfer/pricesprices', 'document', []],
    ['/transfer?from=a&to=b', 'document', ['s']],
    ['/transfer?from=a&to=b&partner=77', 'iframe', ['f', 's', 'l']],
  ])('the page names the files of this visit alone: %s as %s', async (path, destination, own) => {
    const links = [
      '<link rel="modulepreload" href="/assets/f.js" data-on="framed">',
      '<link rel="modulepreload" href="/assets/s.js" data-on="search">',
      '<link rel="modulepreload" href="/assets/l.js" data-on="partner">',
      '<link rel="modulepreload" href="/assets/p-en.js" data-lang="en" data-on="prices">',
      '<link rel="modulepreload" href="/assets/p-ru.js" data-lang="ru" data-on="prices">',
      '<link rel="preload" as="style" crossorigin href="/assets/p.css" data-on="prices approveorder">',
      '<link rel="stylesheet" href="/assets/kept.css">',
    ]
    const served = createEdge({
      hosts: ['booking.example'],
      readAsset: async () => new TextEncoder().encode(html.replace('</head>', `${links.join('\n')}</head>`)),
      config: { apiBase: 'https://api.example' },
    })
    const headers = { 'sec-fetch-dest': destination }
    const page = await (await served(new Request(`https://booking.example${path}`, { headers }))).text()
    const named = [...page.matchAll(/<link [^>]*href="\/assets\/([^.]*)/g)].map(([, name]) => name)
    expect(named).toEqual([...own, 'kept'])
  })

  it.each([
    [
      'the sections that are on',
      { config: { apiBase: 'https://api.example', sections: { rent: true, yacht: 'yes' } } },
      '/transfer/',
      'ru-rent',
    ],
    ['a host of Kazakhstan, in Russian alone', {}, 'https://taxi.kz/transfer', ''],
    ['a host of Kazakhstan in Spanish', {}, 'https://taxi.kz/transfer?lang=es', 'es'],
    ['no menu', { config: { apiBase: 'https://api.example', menu: false } }, '/transfer', ''],
    ['somebody’s own words', { texts: { ru: { texts: { Finder: { from: 'A' } } } } }, '/transfer', ''],
    ['another script', {}, '/transfer', '', 'index-new'],
    ['a search', {}, '/transfer?from=ap-IST&to=%22%3E&utm_source=x', 'search-ru'],
    ['half a search', {}, '/transfer?from=ap-IST&to=', ''],
    [
      'the booking form',
      { config: { apiBase: 'https://api.example', sections: { yacht: true } } },
      '/transfer/prices?utm_source=x',
      'form-ru',
    ],
    ['the form of a partner', {}, '/transfer/prices?partner=2001', ''],
    ['the form with a search', {}, '/transfer/prices?from=ap-IST&to=ho-1', ''],
    ['a search for a way back too', {}, '/transfer?from=ap-IST&to=ho-1&return=1', ''],
  ])(
    'the page holds the finder as it was drawn by the same build: %s',
    async (_what, settings, path, own, script = 'index-a1') => {
      const links = ['en', 'ru', 'es'].map(
        (lang) => `<link rel="modulepreload" href="/a" data-lang="${lang}">`,
      )
      const built = `${links.join('')}<script src="/assets/${script}.js"></script><div id="wherry"></div>`
      const served = createEdge({
        hosts: ['booking.example', 'taxi.kz'],
        readAsset: async (file) => {
          const name = /^shells\/index-a1\/(.*)\.html$/.exec(file)?.[1]
          return file === 'index.html' || name
            ? new TextEncoder().encode(name ? `<p>${name}</p>` : built)
            : null
        },
        config: { apiBase: 'https://api.example' },
        ...settings,
      })
      const headers = { 'accept-language': 'ru' }
      const url = new URL(path, 'https://booking.example')
      const page = await (await served(new Request(url, { headers }))).text()
      expect(/<div id="wherry">(.*)<\/div>/.exec(page)?.[1]).toBe(own && `<p>${own}</p>`)
    },
  )

  it('a drawn form has its style sheet in the head, in place of the sheets that are only preloaded', async () => {
    const preloaded = '<link rel="preload" as="style" crossorigin href="/a.css" data-on="prices">'
    const own = '<link rel="stylesheet" href="/form.css" data-holds="a.css" nonce="wherry-nonce-slot">'
    const lang = '<link rel="modulepreload" href="/a" data-lang="ru">'
    const built = `<!--wherry-config-->${lang}${preloaded}<script src="/assets/index-a1.js"></script><div id="wherry"></div>`
    const pageWith = async (drawn: string | null) => {
      const served = createEdge({
        hosts: ['booking.example'],
        readAsset: async (file) => {
          const text = file === 'index.html' ? built : file.includes('/form-ru') ? drawn : null
          return text === null ? null : new TextEncoder().encode(text)
        },
        config: { apiBase: 'https://api.example' },
      })
      return (await served(new Request('https://booking.example/transfer/prices'))).text()
    }
    const page = await pageWith(`${own}<div inert></div>`)
    expect(page).toMatch(
      /<link rel="stylesheet" href="\/form.css" data-holds="a.css" nonce="[^"-]+"><link rel="modulepreload"/,
    )
    expect(page).toContain('<div id="wherry"><div inert></div></div>')
    expect(page).not.toContain('as="style"')
    expect(await pageWith(null)).toContain(preloaded)
  })

  it.each([
    ['https://api.example/base', '<link rel="preconnect" href="https://api.example" crossorigin>'],
    ['/api', undefined],
    ['https://a.example"><script>', undefined],
  ])('the page opens the way to the service: %s', async (apiBase, link) => {
    const served = createEdge({
      hosts: ['booking.example'],
      readAsset: async () => new TextEncoder().encode(html),
      config: { apiBase },
      report: () => {},
    })
    const page = await (await served(new Request('https://booking.example/transfer'))).text()
    expect(/<link rel="preconnect"[^>]*>/.exec(page)?.[0]).toBe(link)
  })

  it('SEC-03 no cache shares it, no site reads it, nobody opens it with a hand in it', async () => {
    const { headers } = await get('/transfer')
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, no-cache',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.has('x-frame-options')).toBe(false)
  })

  it('EMBED-10 the module is told where a payment may lead to, as the loader is; without a list nothing', async () => {
    const told: string[] = []
    const originsOf = async (settings: object) => {
      const own = createEdge({
        hosts: ['booking.example'],
        readAsset: async () => new TextEncoder().encode(html),
        config: { apiBase: 'https://api.example' },
        report: (text) => told.push(text),
        ...settings,
      })
      return configIn(await (await own(new Request('https://booking.example/transfer'))).text())
        .redirectOrigins
    }
    const pay = 'https://pay.example'
    expect(await originsOf({})).toBeUndefined()
    expect(await originsOf({ redirectOrigins: [pay] })).toEqual([pay])
    expect(told).toEqual([])
    expect(await originsOf({ redirectOrigins: [`${pay}/`, pay, 'https://*.example'] })).toEqual([pay])
    expect(told).toHaveLength(2)
    // A list without a valid entry allows no origin, instead of all.
    expect(await originsOf({ redirectOrigins: ['http://pay.example'] })).toEqual([])
    expect(
      await originsOf({
        config: { apiBase: 'https://api.example', redirectOrigins: ['https://other.example'] },
      }),
    ).toEqual(['https://other.example'])
  })

  it('SEC-04 SEC-06 D9 an address with a token, a receipt or a transaction is told to nobody', async () => {
    const reporting = createEdge({
      hosts: ['booking.example'],
      readAsset: async () => new TextEncoder().encode(html),
      config: { apiBase: 'https://api.example' },
      cspReports: '/csp',
      appAgent: 'WherryApp/',
    })
    const headersOf = async (query: string) =>
      (
        await reporting(
          new Request(`https://booking.example/transfer${query}`, {
            headers: { 'user-agent': 'WherryApp/3' },
          }),
        )
      ).headers
    for (const query of [
      ...['?token=t1', '?lang=en&token=', '?a=1&token=t1&token=t2'],
      ...['?receipt=r.1', '/approveorder/t1?lang=en&receipt=r.1'],
    ]) {
      const headers = await headersOf(query)
      expect(headers.get('referrer-policy'), query).toBe('no-referrer')
      expect(headers.get('content-security-policy'), query).not.toContain('report-uri')
    }
    // An order's address is cut from a report, as one is that was reached without a load.
    for (const path of ['/approveorder/t1', '/x/approveorder/t1', '/%61pproveorder/t1', '/approve%6Frder/t1'])
      expect((await headersOf(path)).get('referrer-policy'), path).toBe('no-referrer')
    expect((await headersOf('?lang=en')).get('content-security-policy')).toContain(
      '; report-uri /transfer/refusals',
    )
  })

  it('EMBED-02 AUTH-08 where the app’s user agent is known, any other browser is led on without the token', async () => {
    const own = createEdge({
      hosts: ['booking.example'],
      readAsset: async () => new TextEncoder().encode(html),
      config: { apiBase: 'https://api.example' },
      basePath: '/rides',
      appAgent: 'WherryApp/',
    })
    const ask = (agent: string | null, path = '/rides?platform=app&token=t1&lang=en&token=t2') =>
      own(new Request(`https://booking.example${path}`, { headers: agent ? { 'user-agent': agent } : {} }))
    for (const agent of ['Mozilla/5.0', '', 'wherryapp/', null]) {
      const answer = await ask(agent)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/rides?platform=app&lang=en'])
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect((await ask('Mozilla/5.0 WherryApp/3.1')).status).toBe(200)
    expect((await ask('Mozilla/5.0', '/rides?platform=app')).status).toBe(200)
  })

  it.each([
    ['platform=app&amp;token=t1', 'platform=app'],
    ['a=1&amp;amp;token=t1', 'a=1'],
    ['token=t1&amp;token=t2&amp;lang=en', 'lang=en'],
    ['a=1&amp;platform=app&amp;to%6ben=t1&amp;lang=en', 'a=1&platform=app&lang=en'],
  ])(
    'EMBED-02 SEC-04 SHELL-17 the module reads ?%s as it was meant, so its token is taken out too',
    async (query, rest) => {
      const own = createEdge({
        hosts: ['booking.example'],
        readAsset: async () => new TextEncoder().encode(html),
        config: { apiBase: 'https://api.example' },
        appAgent: 'WherryApp/',
      })
      const ask = (search: string, agent: string) =>
        own(new Request(`https://booking.example/transfer${search}`, { headers: { 'user-agent': agent } }))
      const answer = await ask(`?${query}`, 'Mozilla/5.0')
      expect([answer.status, answer.headers.get('location')]).toEqual([302, `/transfer?${rest}`])
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
      // An app is led on to the plain address, with its token: there it is told to nobody.
      const app = await ask(`?${query}`, 'WherryApp/3')
      const location = app.headers.get('location') ?? ''
      expect([app.status, new URLSearchParams(location.split('?')[1]).has('token')]).toEqual([302, true])
      const plain = await ask(location.slice('/transfer'.length), 'WherryApp/3')
      expect([plain.status, plain.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
    },
  )

  it('SEC-06 a receipt in a link from a page’s source is told to nobody either', async () => {
    const own = createEdge({
      hosts: ['booking.example'],
      readAsset: async () => new TextEncoder().encode(html),
      config: { apiBase: 'https://api.example' },
    })
    const answer = await own(
      new Request('https://booking.example/transfer/x?a=1&amp;receipt=r&amp;partner=7'),
    )
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/transfer/x?a=1&receipt=r&partner=7',
    ])
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('EMBED-02 AUTH-04 without an app of its own no address hands a token over, whatever the browser says it is', async () => {
    for (const settings of [{}, { appAgent: '' }]) {
      const own = createEdge({
        hosts: ['booking.example'],
        readAsset: async () => new TextEncoder().encode(html),
        config: { apiBase: 'https://api.example' },
        ...settings,
      })
      const answer = await own(
        new Request('https://booking.example/transfer?platform=app&token=t1&partner=2001', {
          headers: { 'user-agent': 'Mozilla/5.0 WherryApp/3.1' },
        }),
      )
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        '/transfer?platform=app&partner=2001',
      ])
    }
  })

  it('ERR-04 ROLE-04 what the edge has checked itself stands in the page, what does not fit is told of once', async () => {
    const told: string[] = []
    const own = createEdge({
      hosts: ['booking.example'],
      readAsset: async () => new TextEncoder().encode(html),
      config: { apiBase: 'https://api.example', checked: { supportEmail: 'evil@other.example' } },
      supportEmail: 'help@wherry.example',
      ignoredErrors: ['aborted'],
      specialCustomers: { 77: { travelPolicy: true }, 88: { travelPolicy: 1 as never } },
      report: (text) => told.push(text),
    })
    const page = async () =>
      configIn(await (await own(new Request('https://booking.example/transfer'))).text())
    await page()
    expect((await page()).checked).toEqual({
      supportEmail: 'help@wherry.example',
      ignoredErrors: ['aborted'],
      specialCustomers: { 77: { travelPolicy: true } },
    })
    expect(told).toEqual([expect.stringContaining('specialCustomers.88')])
    expect(configIn(await (await get('/transfer')).text()).checked).toEqual({
      errorReporting: { dsn: 'https://key@errors.example/7', environment: 'test' },
    })
  })

  it('PERF-01 what the edge has checked stands in the page once, what does not fit not at all', async () => {
    const end = { placeId: 'ap-IST', texts: { en: 'Istanbul Airport' } }
    const own = createEdge({
      hosts: ['booking.example'],
      readAsset: async () => new TextEncoder().encode(html),
      config: {
        apiBase: 'https://api.example',
        reviews: [{ name: 'Ada', rating: 5, texts: { en: 'Fine' } }],
        yacht: { email: 'yachts@wherry.example' },
        popularRides: [{ from: end, to: end, timeZone: 'Europe/Istanbul' }],
        accountHosts: { 'rides.example': 'my.example' },
        bookUrl: 'https://design.example/',
        tiles: 'none',
      },
      report: () => {},
    })
    const page = configIn(await (await own(new Request('https://booking.example/transfer'))).text())
    expect(page).toMatchObject({ apiBase: 'https://api.example' })
    expect(Object.keys(page.checked).sort()).toEqual([
      'accountHosts',
      'bookUrl',
      'popularRides',
      'reviews',
      'yacht',
    ])
    const twice = [...Object.keys(page.checked), 'tiles'].filter((name) => name in page)
    expect(twice).toEqual([])
  })

  it('EMBED-11 the module is told the list of frame-ancestors, whatever the configuration says', async () => {
    const of = async (path: string) => configIn(await (await get(path)).text())
    expect(await of('/transfer?partner=77')).toMatchObject({
      parents: ['https://partner.example'],
      legacyMessages: false,
      passengerStep: true,
      checked: { errorReporting: { dsn: 'https://key@errors.example/7', environment: 'test' } },
    })
    expect(await of('/transfer')).toMatchObject({ parents: ['https://other.example'], passengerStep: false })
    expect(await of('/transfer/edit?partner=77')).toMatchObject({ parents: [], passengerStep: false })
    expect((await get('/transfer/edit?partner=77')).headers.get('content-security-policy')).toContain(
      "frame-ancestors 'none'",
    )
  })
})
