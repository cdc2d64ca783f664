import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../options.ts'
import { createPlaceIndex } from '../places/placeIndex.ts'
import { samplePlaces } from '../places/sample.ts'
import { createMemoryStore } from '../store/memory.ts'
import type { StoredOrder } from '../store/store.ts'
import { someDay } from '../testing/asking.ts'
import { storedTrip } from '../testing/storedTrip.ts'
import { createAccountPages } from './account.ts'
import { createStartPage } from './start.ts'

const places = createPlaceIndex(samplePlaces)

function createPages() {
  const store = createMemoryStore()
  const clock = { at: someDay, now: () => clock.at }
  const parts = { places, store, clock, options: () => defaultOptions }
  const app = createAccountPages(parts)
  const rides = (orders: Partial<StoredOrder>[]) => {
    for (const [nth, order] of orders.entries()) {
      const transaction = `t${nth}`
      const whole: StoredOrder = {
        orderId: 100_000_000 + nth,
        transaction,
        userId: null,
        key: null,
        guestKey: null,
        cancellation: null,
        createdAt: nth,
        lang: 'en',
        currency: 'EUR',
        amount: 41,
        classId: 1,
        providerId: 201,
        fromId: 'ap-IST',
        toId: 'ad-moda-caddesi-142',
        trip: storedTrip(),
        ...order,
      }
      store.add({
        orders: [whole],
        payment: { transaction, status: 'none', amount: 41, currency: 'EUR' },
        answer: null,
      })
    }
  }
  const signIn = (login: string, password: string, lang = 'en') =>
    app.request(`http://localhost:8789/sign-in?lang=${lang}`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ login, password }),
    })
  const page = async (path: string, cookie = '') =>
    (await app.request(`http://localhost:8789${path}`, { headers: { Cookie: cookie } })).text()
  return { app, store, clock, parts, rides, signIn, page }
}

const cookieOf = (response: Response) => response.headers.get('Set-Cookie') ?? ''
const anna = ['anna.buyer@example.com', 'sandbox-1001'] as const

describe('signing in by a page', () => {
  it.each([
    ['en', 'A new password'],
    ['ru', 'Новый пароль'],
    ['es', 'Una contraseña nueva'],
  ])('SHELL-16 a forgotten password has a page, in %s', async (lang, title) => {
    const { page } = createPages()
    expect(await page(`/sign-in?lang=${lang}`)).toContain(`href="/reset-password?lang=${lang}"`)
    const reset = await page(`/reset-password?lang=${lang}`)
    expect(reset).toContain(`<h1>${title}</h1>`)
    expect(reset).toContain(`href="http://localhost:8786/?lang=${lang}#users"`)
  })

  it('API-15 AUTH-04 sets the cookie of the module for 14 days and leads to the rides', async () => {
    const { signIn, page, store } = createPages()
    const response = await signIn(...anna)
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/list?lang=en'])
    expect(cookieOf(response)).toMatch(/^token_ng=[0-9a-f]{64}; Max-Age=1209600; Path=\/; SameSite=Lax$/)
    const cookie = cookieOf(response).split(';')[0] ?? ''
    expect(store.session(cookie.slice('token_ng='.length))?.userId).toBe(1001)
    expect(await page('/list', cookie)).toContain('anna.buyer@example.com')
  })

  it('ERR-08 says in three languages that it did not work, and keeps the login', async () => {
    const { signIn } = createPages()
    for (const [lang, words] of [
      ['en', 'The login or the password is wrong'],
      ['ru', 'Логин или пароль неверны'],
      ['es', 'El usuario o la contraseña no son correctos'],
    ] as const) {
      const response = await signIn(anna[0], 'guess', lang)
      const text = await response.text()
      expect([response.status, response.headers.get('Set-Cookie')]).toEqual([401, null])
      expect(text).toContain(words)
      expect(text).toContain('value="anna.buyer@example.com"')
      expect(text).not.toContain('guess')
    }
    expect((await signIn('', '')).status).toBe(400)
  })

  it('API-15 counts wrong passwords as the calls do', async () => {
    const { signIn } = createPages()
    for (let nth = 0; nth < 5; nth++) await signIn(anna[0], 'guess')
    const refused = await signIn(...anna)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60'])
  })

  it('SEC-01 a login that carries markup is shown as text', async () => {
    const { signIn } = createPages()
    expect(await (await signIn('"><script>alert(1)</script>', 'x')).text()).not.toContain('<script>')
  })

  it('API-16 AUTH-07 signing out ends the session and the cookie', async () => {
    const { app, signIn, page, store } = createPages()
    const cookie = cookieOf(await signIn(...anna)).split(';')[0] ?? ''
    const out = await app.request('http://localhost:8789/sign-out', {
      method: 'POST',
      headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
    })
    expect([out.status, cookieOf(out)]).toEqual([303, 'token_ng=; Max-Age=0; Path=/; SameSite=Lax'])
    expect(store.session(cookie.slice('token_ng='.length))).toBeNull()
    expect(await page('/list', cookie)).toContain('You are not signed in')
  })
})

describe('the rides list', () => {
  it('SHELL-14 SEC-06 shows the rides of who is signed in, whatever the query says; a guest sees nobody’s', async () => {
    const { rides, signIn, page, clock } = createPages()
    rides([{ userId: 1001 }, { userId: 1002 }, { userId: null }])
    const shown = async (path: string, cookie = '') =>
      [...(await page(path, cookie)).matchAll(/<dd class="num">W-(\d+)/g)].map(([, id]) => id)
    const cookie = cookieOf(await signIn(...anna)).split(';')[0] ?? ''
    expect(await shown('/list?user_id=1002&userID=1002', cookie)).toEqual(['100000000'])
    expect(await shown('/mytrip?user_id=1001')).toEqual([])
    expect(await shown('/account/list', 'token_ng=unknown')).toEqual([])
    clock.at += 1_209_600_000
    expect(await shown('/list', cookie)).toEqual([])
  })

  it('SHELL-17 leads to changing and repeating a user’s own ride with its stops, a rent on its own page', async () => {
    const { rides, signIn, page } = createPages()
    const stopAt = (place_id: string) => ({ place_id, location: null })
    const trip = storedTrip({
      additional_locations: [stopAt('st-sogutlucesme'), stopAt('ho-ciragan-palace')],
    })
    rides([{ userId: 1001 }, { userId: 1001, toId: null }, { userId: 1001, trip }])
    const cookie = cookieOf(await signIn(...anna)).split(';')[0] ?? ''
    const text = (await page('/list?lang=ru', cookie)).replaceAll('&amp;', '&')
    const module = 'http://localhost:5173/transfer'
    const ends = 'order_id=100000000&from=ap-IST&to=ad-moda-caddesi-142&lang=ru'
    expect(text).toContain(`href="${module}?action=change&${ends}"`)
    expect(text).toContain(`href="${module}?action=repeat&${ends}"`)
    expect(text).toContain(`href="${module}/rent?action=repeat&order_id=100000001&from=ap-IST&lang=ru"`)
    const stops = 'subAddress=st-sogutlucesme%2Cho-ciragan-palace'
    expect(text).toContain(
      `action=repeat&order_id=100000002&from=ap-IST&to=ad-moda-caddesi-142&${stops}&lang=ru"`,
    )
    expect(text).toContain('почасовая аренда')
    expect(text).not.toContain('approveorder')
  })

  it.each([
    ['en', 'opens by the link in its e-mail', 'Sign in'],
    ['ru', 'открывается по ссылке из письма', 'Войти'],
    ['es', 'se abre con el enlace de su correo', 'Entrar'],
  ])(
    'SEC-06 names no guest’s ride and nothing that opens one; says in %s where it is',
    async (lang, where, signIn) => {
      const { rides, page } = createPages()
      rides([{ guestKey: 'f'.repeat(32) }])
      const text = await page(`/list?lang=${lang}&showorder=100000000`)
      for (const secret of ['approveorder', 't0', 'f'.repeat(32), '100000000', 'Istanbul', 'Moda'])
        expect(
          text.replace(/<style>.*?<\/style>/s, '').replace(/showorder=100000000/g, ''),
          secret,
        ).not.toContain(secret)
      expect(text).toContain(where)
      expect(text).toContain(`href="/sign-in?lang=${lang}">${signIn}</a>`)
    },
  )

  it('SHELL-17 BOOK-44 every unpaid card order has a way to pay, which opens a page of the bank', async () => {
    const { app, rides, page, store, signIn } = createPages()
    rides([1001, 1001, 1001, 1001].map((userId) => ({ userId })))
    const cookie = cookieOf(await signIn(...anna)).split(';')[0] ?? ''
    const set = (nth: number, status: 'pending' | 'declined' | 'paid') =>
      store.setPayment({ transaction: `t${nth}`, status, amount: 41, currency: 'EUR' })
    set(0, 'pending')
    set(1, 'declined')
    set(2, 'paid')
    const pay = [...(await page('/list', cookie)).matchAll(/href="([^"]+)" aria-label="Pay: W-(\d+)/g)]
    expect(pay.map(([, href, id]) => [id, href]).sort()).toEqual([
      ['100000000', '/orders/100000000/pay?lang=en'],
      ['100000001', '/orders/100000001/pay?lang=en'],
    ])
    const goTo = async (path: string) => {
      const answer = await app.request(`http://localhost:8789${path}`, { headers: { Cookie: cookie } })
      return [answer.status, answer.headers.get('Location')]
    }
    for (const [, href] of pay)
      expect(await goTo(String(href))).toEqual([
        303,
        expect.stringMatching(/^http:\/\/localhost:8788\/[0-9a-f]{32}\?lang=en$/),
      ])
    expect(await goTo('/orders/100000002/pay?lang=en')).toEqual([303, '/orders/100000002?lang=en'])
  })

  it.each(['/settings?tab=booking', '/settings', '/account/settings'])(
    'SHELL-13 the settings page at %s tells partners of their module',
    async (path) => {
      const { signIn, page } = createPages()
      const told = async (name: string, id: number) => {
        const cookie = cookieOf(await signIn(`${name}@example.com`, `sandbox-${id}`)).split(';')[0]
        return page(path, cookie)
      }
      expect(await told('editor.alder', 3001)).toContain(
        'Partner 2001: edition 1 of the module’s settings stands',
      )
      expect(await told('editor.lantern', 3003)).toContain('Partner 2004: the module has no settings yet')
      expect(await told('anna.buyer', 1001)).toContain('belong to partners')
    },
  )
})

describe('the start page', () => {
  it('AUTH-07 names who is signed in, with a button that signs out on the account’s pages', async () => {
    const { parts, signIn } = createPages()
    const start = createStartPage(parts)
    const cookie = cookieOf(await signIn(...anna)).split(';')[0] ?? ''
    const text = async (headers: Record<string, string>) =>
      (await start.request('http://localhost:8786/', { headers })).text()
    const signedIn = await text({ Cookie: cookie })
    expect(signedIn).toMatch(
      /<span>anna\.buyer@example\.com<\/span><form method="post" action="http:\/\/localhost:8789\/sign-out\?lang=en">/,
    )
    expect(await text({})).toContain('href="http://localhost:8789/sign-in?lang=en"')
  })

  it('ROLE-01 its jump list leads to parts that are there', async () => {
    const { parts } = createPages()
    const text = await (await createStartPage(parts).request('http://localhost:8786/?lang=es')).text()
    const links = [...text.matchAll(/href="#(\w+)"/g)].map(([, id]) => id)
    expect(links).toEqual(['start', 'api', 'users', 'certificates'])
    for (const id of links) expect(text).toContain(`id="${id}"`)
  })

  it('ROLE-01 has every login and password with a form that signs in by it, in three languages', async () => {
    const { parts, store, signIn } = createPages()
    const start = createStartPage(parts)
    for (const [lang, word] of [
      ['en', 'Sign in'],
      ['ru', 'Войти'],
      ['es', 'Entrar'],
    ] as const) {
      const text = await (await start.request(`http://localhost:8786/?lang=${lang}`)).text()
      for (const { userId, login, password } of store.users()) {
        expect(text).toContain(`<b>${userId}</b>`)
        if (login !== null) expect(text).toContain(`<code>${login}</code>`)
        if (password !== null) expect(text).toContain(`>${password}</code>`)
      }
      const forms = text.matchAll(
        /action="http:\/\/localhost:8789\/sign-in\?lang=\w\w"><input type="hidden" name="login" value="([^"]+)"><input\s+type="hidden" name="password" value="([^"]+)">/g,
      )
      const named = [...forms].map(([, login, password]) => [login, password] as const)
      expect(named).toHaveLength(store.users().filter(({ login }) => login !== null).length)
      expect(text).toContain(`>${word}</button>`)
      for (const [login = '', password = ''] of named)
        expect((await signIn(login, password)).status).toBe(303)
    }
  })
})
