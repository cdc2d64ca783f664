import { expect, it } from 'vitest'
import { framedCookies } from './cookies.ts'

/** Cookies of a browser that accepts all, none, or throws. */
function jar(takes: 'all' | 'none' | 'throws') {
  const kept = new Map<string, string>()
  const written: string[] = []
  return {
    written,
    get cookie() {
      if (takes === 'throws') throw new DOMException('blocked', 'SecurityError')
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      if (takes === 'throws') throw new DOMException('blocked', 'SecurityError')
      written.push(text)
      const [pair = '', age = ''] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (age === 'Max-Age=0') kept.delete(name)
      else if (takes === 'all') kept.set(name, value)
    },
  }
}

it.each(['all', 'none', 'throws'] as const)(
  'EMBED-12 a cookie is there until it is removed where the browser takes %s',
  (takes) => {
    const cookies = framedCookies(jar(takes))
    expect(cookies.get('a')).toBeNull()
    cookies.set('a', 'x; y', 900)
    expect(cookies.get('a')).toBe('x; y')
    cookies.set('a', 'z', 900)
    expect(cookies.get('a')).toBe('z')
    cookies.remove('a')
    expect(cookies.get('a')).toBeNull()
  },
)

it('AUTH-04 D13 a frame’s cookies are Secure, SameSite=None and Partitioned', () => {
  const browser = jar('all')
  framedCookies(browser).set('token_ng', 't', 1209600)
  expect(browser.written).toEqual(['token_ng=t; Max-Age=1209600; Path=/; SameSite=None; Secure; Partitioned'])
})
