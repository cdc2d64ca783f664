import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountUrlOf } from './accountUrl.ts'

describe('the account host', () => {
  it.each([
    ['https://www.example.com', 'https://account.example.com'],
    ['https://booking.example.com', 'https://account.example.com'],
    ['https://transfer.eu.example.com', 'https://account.eu.example.com'],
    ['https://account.example.com', 'https://account.example.com'],
    ['https://www.example.com:8443', 'https://account.example.com:8443'],
    ['https://www.example.kz', 'https://account.example.kz'],
    ['https://www.example.co.uk', 'https://account.example.co.uk'],
    ['https://xn--80aswg.xn--p1ai', 'https://account.xn--80aswg.xn--p1ai'],
  ])('SHELL-15 of %s is %s', (origin, account) => {
    expect(accountUrlOf(origin, {})).toBe(account)
  })

  it.each([
    ['https://example.com', 'https://account.example.com'],
    ['https://example.co.uk', 'https://account.example.co.uk'],
    ['https://example.com.tr', 'https://account.example.com.tr'],
  ])('SHELL-15 SEC-06 a bare domain keeps its name, nobody else’s host is asked: %s', (origin, account) => {
    expect(accountUrlOf(origin, {})).toBe(account)
  })

  it.each([
    'http://localhost',
    'http://localhost:5173',
    'http://wherry.localhost:5173',
    'http://127.0.0.1:8790',
    'http://[::1]:8790',
    'http://10.0.0.7',
    'http://intranet',
  ])('SHELL-15 on %s it is the same origin', (origin) => {
    expect(accountUrlOf(origin, {})).toBe(origin)
  })

  it('SHELL-15 what the map says of a host comes first, of that host alone', () => {
    const hosts = { 'rides.partner.example': 'my.wherry.example', localhost: 'localhost:8789' }
    expect(accountUrlOf('https://rides.partner.example', hosts)).toBe('https://my.wherry.example')
    expect(accountUrlOf('http://localhost:5173', hosts)).toBe('http://localhost:8789')
    expect(accountUrlOf('https://www.rides.partner.example', hosts)).toBe(
      'https://account.rides.partner.example',
    )
    expect(accountUrlOf('https://constructor', hosts)).toBe('https://constructor')
  })

  it('SHELL-15 is an origin under the page’s own domain, and its own account host', () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/)
    const domain = fc.constantFrom('example.com', 'example.kz', 'example.org.uk', 'example.travel')
    fc.assert(
      fc.property(fc.array(label, { maxLength: 3 }), domain, (labels, name) => {
        const account = accountUrlOf(`https://${[...labels, name].join('.')}`, {})
        expect(new URL(account).origin).toBe(account)
        expect(new URL(account).hostname.endsWith(`.${name}`)).toBe(true)
        expect(accountUrlOf(account, {})).toBe(account)
      }),
    )
  })
})
