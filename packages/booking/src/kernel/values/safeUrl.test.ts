import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeUrl } from './safeUrl.ts'

const hosts = ['carrier.example', 'localhost']

describe('an address from outside', () => {
  it.each([
    ['https://carrier.example/terms', 'https://carrier.example/terms'],
    ['https://www.carrier.example/a?b=c#d', 'https://www.carrier.example/a?b=c#d'],
    ['  HTTPS://Carrier.Example/x ', 'https://carrier.example/x'],
    ['http://localhost:4000/x', 'http://localhost:4000/x'],
    ['https://carrier.example/ok"onclick=x', 'https://carrier.example/ok%22onclick=x'],
  ])('SEC-01 %j is let through as %j', (text, url) => {
    expect(safeUrl(text, hosts)).toBe(url)
  })

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)//https://carrier.example',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://carrier.example/1',
    'mailto:a@carrier.example',
    'http://carrier.example/',
    'javascript://localhost/%0aalert(1)',
    'ftp://localhost/x',
    'https://evil.example/',
    'https://carrier.example.evil.example/',
    'https://evilcarrier.example/',
    'https://carrier.example@evil.example/',
    'https://user@carrier.example/',
    'https://:password@carrier.example/',
    'https://evil.example\\@carrier.example/',
    '//carrier.example/',
    '/terms',
    'terms',
    '',
  ])('SEC-01 %j is not', (text) => {
    expect(safeUrl(text, hosts)).toBeNull()
  })

  it('SEC-01 a list without hosts, and one with an empty name, let nothing through', () => {
    expect(safeUrl('https://carrier.example/', [])).toBeNull()
    expect(safeUrl('https://carrier.example/', [''])).toBeNull()
    expect(safeUrl('https://carrier.example./', [''])).toBeNull()
  })

  it('SEC-01 where the kind has no list any host will do, over https only', () => {
    expect(safeUrl('https://evil.example/pay', 'any')).toBe('https://evil.example/pay')
    expect(safeUrl('http://[::1]:1/pay', 'any')).toBe('http://[::1]:1/pay')
    expect(safeUrl('http://evil.example/pay', 'any')).toBeNull()
    expect(safeUrl('javascript://127.0.0.1/%0aalert(1)', 'any')).toBeNull()
    expect(safeUrl('https://:x@evil.example/pay', 'any')).toBeNull()
  })

  it('SEC-01 whatever comes in, what goes out is https of a listed host, and the same when read again', () => {
    const scheme = fc.constantFrom(
      'https://',
      'http://',
      'javascript:',
      'data:',
      '//',
      ' https:\\\\',
      'https:/',
    )
    const host = fc.constantFrom(
      'carrier.example',
      'evil.example',
      'a@carrier.example',
      'carrier.example@b.c',
    )
    const part = fc.oneof(
      scheme,
      host,
      fc.string({ maxLength: 6 }),
      fc.constantFrom('/', '\\', '@', '#', '?', '.'),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const url = safeUrl(parts.join(''), ['carrier.example'])
        if (url === null) return
        const read = new URL(url)
        // The host is the listed one or a subdomain of it.
        expect(read.hostname).toMatch(/(^|\.)carrier\.example$/)
        expect([read.protocol, read.username]).toEqual(['https:', ''])
        expect(safeUrl(url, ['carrier.example'])).toBe(url)
      }),
      { numRuns: 1000 },
    )
  })
})
