import { expect, it } from 'vitest'
import { readCookie } from './readCookie.ts'

it.each([
  ['token_ng=a%3Bb', 'a;b'],
  ['first=1; token_ng=x=y; last=2', 'x=y'],
  ['not_token_ng=1', null],
  ['token_ng2=1', null],
  ['token_ng=', ''],
  ['', null],
  // A foreign value under our name.
  ['token_ng=%E0%A4%A', null],
])('AUTH-08 of %j the token is %j', (cookie, value) => {
  expect(readCookie({ cookie }, 'token_ng')).toBe(value)
})

it('EMBED-12 a browser that tells nothing has none', () => {
  const jar = {
    get cookie(): string {
      throw new DOMException('blocked', 'SecurityError')
    },
  }
  expect(readCookie(jar, 'token_ng')).toBeNull()
})
