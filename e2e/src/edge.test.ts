import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import editorEn from '@wherry/booking/messages/en/editor'
import loginEn from '@wherry/booking/messages/en/login'
import mapEn from '@wherry/booking/messages/en/map'
import yachtEn from '@wherry/booking/messages/en/yacht'
import editorRu from '@wherry/booking/messages/ru/editor'
import loginRu from '@wherry/booking/messages/ru/login'
import mapRu from '@wherry/booking/messages/ru/map'
import yachtRu from '@wherry/booking/messages/ru/yacht'
import type { Listening } from '@wherry/edge/node.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { partnersAt } from '../../tools/start/partners.ts'
import { type Visit, widths, withChromium } from './browser.ts'
import { startEdgeIn } from './edgeServer.ts'
import { watchRefusals } from './refusals.ts'
import {
  chooseFirstOffer,
  choosePlace,
  dayFromNow,
  fillDate,
  fillFlight,
  fillPassenger,
  fillTime,
  patient,
} from './steps.ts'
import { words } from './words.ts'

const chromium = withChromium()
const dist = fileURLToPath(new URL('../../apps/module/dist', import.meta.url))
const more = {
  en: { ...yachtEn, ...editorEn, ...loginEn, ...mapEn },
  ru: { ...yachtRu, ...editorRu, ...loginRu, ...mapRu },
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
let tilesAsked = 0
const tiles = createServer((_request, response) => {
  tilesAsked++
  response.setHeader('content-type', 'image/png').end(pixel)
})
/** A partner's page without a policy of its own: every refusal comes from the module's policy. */
const site = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>A partner</title><body>')
})
const portOf = (server: Server) => (server.address() as AddressInfo).port
let partner = ''
let edge: Listening

// Every section of the module is on, so that each part of it meets the policy.
beforeAll(async () => {
  const [api, account] = [inject('api'), inject('account')]
  await new Promise<void>((resolve) => tiles.listen(0, 'localhost', resolve))
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  partner = `http://127.0.0.1:${portOf(site)}`
  edge = await startEdgeIn(inject('edge'), {
    dist,
    port: 0,
    config: {
      apiBase: api,
      debounceMs: 300,
      directionsBase: `${api}/directions/v5/mapbox`,
      accountUrl: account,
      sections: { rent: true, yacht: true },
      yacht: { email: 'yachts@wherry.example', terms: `${account}/yacht-terms?lang={lang}` },
      tiles: { url: `http://localhost:${portOf(tiles)}/{z}/{x}/{y}.png`, attribution: 'Tiles' },
    },
    partners: partnersAt(partner),
    sessions: api,
  })
})
afterAll(async () => {
  await edge?.close()
  tiles.close()
  site.close()
})

const at = (path: string) => `${edge.url}/transfer${path}`
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).first().waitFor()

const terms = {
  en: ['IST', /Istanbul Airport/, 'moda caddesi 142', /Moda Caddesi 142/],
  ru: ['стамбул аэропорт', /Стамбул/, 'мода джаддеси 142', /142/],
} as const

describe.each<['en' | 'ru', Visit]>([
  ['en', { width: widths.desktop }],
  ['ru', { width: widths.phone, touch: true }],
])('the page’s policy, in %s', (lang, visit) => {
  const t = { ...words[lang], ...more[lang] }
  const open = async () => {
    const page = await chromium.open({ lang, ...visit })
    return { page, refused: await watchRefusals(page) }
  }

  /** On a phone the map is a line that opens. */
  const unfoldMap = async (page: Page) => {
    if (visit.touch) await page.getByRole('button', { name: new RegExp(`^${t.Map.short}`) }).click()
  }

  it('SEC-03 refuses nothing from the finder over offers and the map to a booking', async () => {
    const { page, refused } = await open()
    const before = tilesAsked
    await page.goto(at(`?lang=${lang}&partner=2001`))
    await heading(page, t.shell.transfer)
    const [from, fromName, to, toName] = terms[lang]
    await choosePlace(page, lang, 'from', from, fromName)
    await choosePlace(page, lang, 'to', to, toName)
    await unfoldMap(page)
    const map = page.getByRole('region', { name: t.Map.name })
    await map.scrollIntoViewIfNeeded()
    await expect.poll(() => tilesAsked, patient).toBeGreaterThan(before)
    for (const name of [t.Map.zoomIn, t.Map.zoomOut, t.Map.zoomOut])
      await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('button', { name: t.offers.filters }).first().click()
    await page.getByRole('dialog', { name: t.offers.filters }).waitFor()
    await page.keyboard.press('Escape')
    // HTML of the service, cleaned by DOMPurify; one with looks and a script of its own.
    await page.route(
      ({ pathname }) => pathname.includes('get-widget'),
      async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replaceAll(
          '<p>',
          '<p style=\\"color:red\\" onclick=\\"alert(1)\\"><style>p{color:red}</style><script>alert(1)</script>',
        )
        expect(body).toContain('<style>')
        await route.fulfill({ response, body })
      },
    )
    await page.getByText(t.offers.terms, { exact: true }).first().click()
    await page.getByRole('dialog').getByRole('document').locator('p').first().waitFor()
    await page.keyboard.press('Escape')
    await chooseFirstOffer(page, lang)
    await fillFlight(page, lang)
    await fillPassenger(page, lang)
    await page.getByRole('button', { name: t.booking.pay.cash }).last().click()
    await heading(page, t.approval.booked)
    expect(refused).toEqual([])
  })

  it('SEC-03 refuses nothing of rent, yachts and their request', async () => {
    const { page, refused } = await open()
    await page.goto(at(`/rent?lang=${lang}`))
    await heading(page, t.shell.rent)
    const [from, fromName] = terms[lang]
    await choosePlace(page, lang, 'from', from, fromName)
    await unfoldMap(page)
    await page.getByRole('region', { name: t.Map.pickupName }).scrollIntoViewIfNeeded()
    await chooseFirstOffer(page, lang)

    await page.goto(at(`/yacht?lang=${lang}`))
    await heading(page, t.shell.yacht)
    await page.getByRole('button', { name: lang === 'en' ? /^Bodrum/ : /^Бодрум/ }).click()
    const { order, success } = t.yacht
    await fillDate(page, order.date, dayFromNow(20))
    await fillTime(page, order.time, '1100')
    await page.getByRole('textbox', { name: order.contact }).fill('anna@example.com')
    await page.getByRole('checkbox', { name: new RegExp(order.agree.split('{{')[0] ?? '') }).check()
    await page.getByRole('button', { name: order.send }).click()
    await heading(page, success.title)
    expect(refused).toEqual([])
  })

  it('SEC-03 refuses nothing of the sign-in and the editor', async () => {
    const { page, refused } = await open()
    // The editor is one column on a phone, its form behind a tab.
    await page.setViewportSize({ width: widths.desktop, height: 900 })
    await page.goto(at(`?lang=${lang}&userID=3001`))
    const dialog = page.getByRole('dialog', { name: t.login.title })
    await dialog.getByRole('textbox', { name: t.login.name }).fill('editor.alder@example.com')
    await dialog.getByLabel(t.login.password, { exact: true }).fill('sandbox-3001')
    await dialog.getByRole('button', { name: t.login.submit }).click()
    await heading(page, t.editor.title)
    await page.getByRole('region', { name: t.editor.form }).getByRole('textbox').first().waitFor()
    await page.getByRole('button', { name: t.editor.points.all.replace('{{count}}', '35') }).click()
    await page.getByRole('dialog').waitFor()
    expect(refused).toEqual([])
  })
})

describe('the controls: what the policy is there for is refused and counted', () => {
  const ran = (page: Page) => page.evaluate(() => 'misdone' in window)

  it('SEC-03 a script, a handler, a style and a base that have got into the page’s own text', async () => {
    const page = await chromium.open()
    const refused = await watchRefusals(page)
    const injected =
      '<base href="https://evil.example/"><script>misdone = 1</script><script nonce="wherry-nonce-slot">misdone = 1</script>' +
      '<script src="https://evil.example/x.js"></script><style>body { color: red }</style>' +
      '<svg onload="misdone = 1" style="color: red"></svg>'
    await page.route(at('**'), async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('</head>', `${injected}</head>`)
      await route.fulfill({ response, body })
    })
    await page.goto(at('?lang=en'))
    await heading(page, words.en.shell.transfer)
    await expect
      .poll(() => refused.map((text) => text.split(' ').slice(0, 2).join(' ')).sort())
      .toEqual([
        'base-uri https://evil.example/',
        'script-src-attr inline',
        'script-src-elem https://evil.example/x.js',
        'script-src-elem inline',
        'script-src-elem inline',
        'style-src-attr inline',
        'style-src-elem inline',
      ])
    expect(await ran(page)).toBe(false)
  })

  it('SEC-03 what a script of the module would do, were it led to', async () => {
    const page = await chromium.open()
    const refused = await watchRefusals(page)
    await page.goto(at('?lang=en'))
    await heading(page, words.en.shell.transfer)
    expect(refused).toEqual([])
    const wants = async (directive: string, misdeed: () => unknown) => {
      const before = refused.length
      await page.evaluate(misdeed).catch(() => {})
      await expect.poll(() => refused.slice(before).map((text) => text.split(' ')[0])).toContain(directive)
    }
    await wants('require-trusted-types-for', () => {
      document.body.innerHTML = '<img src=x onerror="misdone = 1">'
    })
    await wants('require-trusted-types-for', () => {
      document.createElement('script').text = 'misdone = 1'
    })
    await wants('script-src-elem', () => {
      window.location.href = 'javascript:window.misdone = 1'
    })
    await wants('trusted-types', () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown }
      }
      trustedTypes.createPolicy('default', { createHTML: (text: string) => text })
    })
    await wants('img-src', () => {
      new Image().src = 'https://evil.example/x.png'
    })
    await wants('connect-src', () => fetch('https://evil.example/x'))
    await wants('style-src-elem', () => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'body{color:red}' }))
    })
    await wants('style-src-attr', () => document.body.setAttribute('style', 'color: red'))
    await wants('frame-src', () => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example' }))
    })
    await wants('form-action', () => {
      const form = Object.assign(document.createElement('form'), { action: 'https://evil.example' })
      document.body.append(form)
      form.submit()
    })
    expect(await ran(page)).toBe(false)
  })
})

it('EMBED-11 D6 who may frame it is asked by partner: in the frame of another there is nothing', async () => {
  const policy = (path: string) =>
    fetch(at(path)).then((answer) => answer.headers.get('content-security-policy'))
  expect(await policy('?partner=2001')).toContain(`frame-ancestors 'self' ${partner};`)
  expect(await policy('/edit?partner=2001')).toContain("frame-ancestors 'none';")
  expect(await policy('')).toContain("frame-ancestors 'none';")

  const page = await chromium.open()
  const framedBy = async (from: string, query: string) => {
    await page.goto(from)
    await page.evaluate((src) => {
      document.body.replaceChildren(Object.assign(document.createElement('iframe'), { src }))
    }, at(query))
    const inside = () => page.frames().find((frame) => frame.parentFrame())
    await expect.poll(() => inside()?.url(), patient).not.toMatch(/^(|about:blank)$/)
    return inside()?.url()
  }
  const refused = 'chrome-error://chromewebdata/'
  expect(await framedBy(`http://localhost:${portOf(site)}`, '?partner=2001')).toBe(refused)
  expect(await framedBy(partner, '?partner=2003')).toBe(refused)
  expect(await framedBy(partner, '/edit?partner=2001')).toBe(refused)
  expect(await framedBy(partner, '?partner=2001')).toBe(at('?partner=2001'))
})
