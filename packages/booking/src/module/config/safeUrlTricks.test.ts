import { describe, expect, it } from 'vitest'
import { defaultLook } from '../../kernel/model/moduleSettings.ts'
import { unknownUser } from '../../kernel/model/user.ts'
import { type SafeHosts, safeUrl } from '../../kernel/values/safeUrl.ts'
import { createLanding } from '../../landing/rules/landing.ts'
import { redirectTricks } from '../../testing/redirectTricks.ts'
import { platformReturnLink } from './platformReturn.ts'

type Guard = (text: string, hosts: SafeHosts) => string | null

/** Tricks that a guard lets through although only `carrier.example` is allowed. */
const through = (guard: Guard) => redirectTricks.filter((text) => guard(text, ['carrier.example']) !== null)

describe('addresses that mean to lead elsewhere', () => {
  it('SEC-01 there are many, each once', () => {
    expect(redirectTricks.length).toBeGreaterThan(200)
    expect(new Set(redirectTricks).size).toBe(redirectTricks.length)
  })

  it('SEC-01 none passes where one host is listed', () => {
    expect(through(safeUrl)).toEqual([])
  })

  it('SEC-01 where any host will do they lead to https, to no user, and stay what they are when read again', () => {
    for (const text of redirectTricks) {
      const url = safeUrl(text, 'any')
      if (url === null) continue
      const { protocol, username, password, href } = new URL(url)
      expect([protocol, username, password], text).toEqual(['https:', '', ''])
      expect(href, text).toBe(url)
      expect(safeUrl(url, 'any'), text).toBe(url)
    }
  })

  it.each([
    // Written by hand: addresses that stay on the listed host, as the browser normalises them.
    ['https:carrier.example', 'https://carrier.example/'],
    ['https:\\\\carrier.example\\x', 'https://carrier.example/x'],
    ['https://carrier.example\\@evil.example/', 'https://carrier.example/@evil.example/'],
    // This sign looks like a slash but is not one; the name is a subdomain that only the listed host can create.
    ['https://evil.example\u2215.carrier.example/', 'https://evil.xn--example-if0d.carrier.example/'],
    ['https://carrier.example/\\@evil.example/', 'https://carrier.example//@evil.example/'],
    ['https://carrier.example/@evil.example', 'https://carrier.example/@evil.example'],
    ['https://carrier.example//evil.example', 'https://carrier.example//evil.example'],
    ['https://carrier.example?@evil.example', 'https://carrier.example/?@evil.example'],
    ['https://carrier.example#@evil.example', 'https://carrier.example/#@evil.example'],
    ['https://carrier。example/', 'https://carrier.example/'],
    ['https://carrier.example:443/', 'https://carrier.example/'],
    ['https://carrier.example:8443/', 'https://carrier.example:8443/'],
    ['https://carrier.ex\tample/', 'https://carrier.example/'],
    ['https://carrier.example/?u=javascript:alert(1)', 'https://carrier.example/?u=javascript:alert(1)'],
    ['https://carrier.example/"><script>', 'https://carrier.example/%22%3E%3Cscript%3E'],
    ['https://pay.carrier.example/', 'https://pay.carrier.example/'],
  ])('SEC-01 %j is read as the browser does', (text, wanted) => {
    expect(safeUrl(text, ['carrier.example'])).toBe(wanted)
  })

  it('SEC-01 http is for this very machine alone, in whatever way that is written', () => {
    const hosts = ['localhost', '127.0.0.1', '[::1]']
    for (const text of [
      'http://localhost/',
      'http://2130706433/',
      'http://0x7f.1/',
      'http://0177.0.0.1/',
      'http://[0:0:0:0:0:0:0:1]/',
    ])
      expect(safeUrl(text, hosts), text).toMatch(/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])\/$/)
    expect(safeUrl('http://127.0.0.1/', ['0.0.1'])).toBe('http://127.0.0.1/')
  })
})

describe('who uses it', () => {
  const hosts = ['carrier.example']

  it('BOOK-45 SEC-01 the way back to a platform leads to none of them', () => {
    for (const url of redirectTricks) {
      const user = { ...unknownUser, platformReturnUrl: url }
      expect(platformReturnLink(user, { orderId: '1', price: null }, hosts), url).toBeNull()
    }
  })

  it('LAND-03 SEC-01 neither a picture nor a logo of a landing lies there, and no link of it runs', () => {
    for (const url of redirectTricks) {
      const { points, logo, apps } = createLanding(
        {
          look: { ...defaultLook, sellingPointsImage: url, showsMobileApp: true },
          showsPartnerLogo: true,
          logo: url,
          partnerSiteUrl: url,
          showsPromoCode: true,
          promoCode: url,
          servesAirports: true,
        },
        {
          lang: 'en',
          user: { logo: url, payment: unknownUser.payment },
          imageHosts: hosts,
          apps: { appStore: url, googlePlay: url },
          reviews: [],
        },
      )
      expect([points?.image ?? null, logo], url).toEqual([null, null])
      for (const link of [apps?.appStore, apps?.googlePlay]) expect(link ?? 'https:', url).toMatch(/^https:/)
    }
  })
})

describe('the list', () => {
  /* Faulty guards that somebody could write; the test has to find the fault of each. */
  const twins: Record<string, Guard> = {
    'that asks how it begins': (text, hosts) =>
      (hosts as string[]).some((host) => text.startsWith(`https://${host}`)) ? text : null,
    'that asks whether the name is in it': (text, hosts) =>
      (hosts as string[]).some((host) => text.includes(host)) ? text : null,
    'that asks how the host ends': (text, hosts) =>
      URL.canParse(text) && (hosts as string[]).some((host) => new URL(text).hostname.endsWith(host))
        ? text
        : null,
    'that asks only whether it is no script': (text) => (/^javascript:/.test(text) ? null : text),
    'that takes a path for its own': (text) => (text.startsWith('/') ? text : null),
    'that forgets the user': (text, hosts) =>
      URL.canParse(text) &&
      new URL(text).protocol === 'https:' &&
      (hosts as string[]).includes(new URL(text).hostname)
        ? text
        : null,
    'that forgets the scheme': (text, hosts) =>
      URL.canParse(text) && (hosts as string[]).includes(new URL(text).hostname) && !new URL(text).username
        ? text
        : null,
  }
  it.each(Object.entries(twins))('SEC-01 finds a guard %s', (_, guard) => {
    expect(through(guard)).not.toEqual([])
  })
})
