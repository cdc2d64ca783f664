import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSessions } from './logout.ts'
import { isExactOrigin } from './origin.ts'

const origins = [
  'https://partner.example',
  'https://a.b-c.partner.example',
  'https://partner.example:8443',
  'https://xn--80akhbyknj4f.xn--p1ai',
  'https://192.0.2.7',
  'http://localhost:4005',
  'http://127.0.0.1:4005',
  'http://127.0.0.2',
]

const others = [
  ...['', 'null', '*', 'self', "'self'", 'https:', 'https://', 'partner.example', '//partner.example'],
  ...['https://*.partner.example', 'https://*', 'https://partner.*', 'https://partner.example:*'],
  ...[
    'https://partner.example/',
    'https://partner.example/page',
    'https://partner.example?a',
    'https://a.example#',
  ],
  ...['https://user@partner.example', 'https://user:word@partner.example', 'https://ok.example@evil.example'],
  ...[
    'https://Partner.example',
    'HTTPS://partner.example',
    'https://partner.example:443',
    'https://partner.example.',
  ],
  ...['https://пример.рф', 'https://partner.example\u200b', 'https://１２７.0.0.1', 'https://0x7f.1'],
  ...[
    'https://a.example;script-src',
    "https://a.example;script-src 'unsafe-inline'",
    'https://a.example,https://b.example',
  ],
  ...[
    'https://a.example https://b.example',
    'https://a.example\n',
    'https://a.example\r\nset-cookie:a=b',
    ' https://a.example',
  ],
  ...[
    'https://-a.example',
    'https://a-.example',
    'https://a..example',
    "https://a'b.example",
    'https://a_b.example',
  ],
  ...[
    'http://partner.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://[::1]:4005',
  ],
  ...[
    'https://[2001:db8::1]',
    'ws://partner.example',
    'ftp://partner.example',
    'javascript:alert(1)',
    'data:text/html,',
  ],
  ...['file://', 'blob:https://partner.example', 'about:blank', 'chrome-extension://abcdef'],
]

describe('an exact origin', () => {
  it.each(origins)('EMBED-11 is %s', (text) => {
    expect(isExactOrigin(text)).toBe(true)
  })

  it.each(others)('EMBED-11 is not %j', (text) => {
    expect(isExactOrigin(text)).toBe(false)
  })

  it('EMBED-11 holds no character that could end a source, a directive or a header', () => {
    const ends = fc.constantFrom(...' ;,\'"*\t\r\n\0/@?#%\\()<>[]{}|^`~!$&+=_')
    fc.assert(
      fc.property(fc.webAuthority(), ends, fc.nat(), (authority, end, at) => {
        const place = at % (authority.length + 1)
        const text = `https://${authority.slice(0, place)}${end}${authority.slice(place)}`
        expect(isExactOrigin(text)).toBe(false)
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (tail) => {
        const text = `https://a.example${tail}`
        if (isExactOrigin(text)) expect(text).toMatch(/^https:\/\/[a-z\d.-]+(:\d+)?$/)
      }),
    )
  })
})

describe('the origin of the session service', () => {
  const read = (sessions: unknown) => {
    const reports: string[] = []
    return { origin: readSessions({ sessions: sessions as string }, (text) => reports.push(text)), reports }
  }

  it.each([...origins, 'http://sessions', 'http://sessions:3000', 'http://sessions:443'])(
    'API-16 is %s',
    (text) => {
      expect(read(text)).toEqual({ origin: text, reports: [] })
    },
  )

  it.each([
    ...others,
    'http://sessions.example:3000',
    'http://10.0.0.7',
    'http://5',
    'http://sessions/',
    'http://sessions:80',
    'http://sessions:443/',
    'ws://sessions',
    5,
  ])('API-16 is not %j, which is reported', (text) => {
    const { origin, reports } = read(text)
    expect(origin).toBeUndefined()
    expect(reports).toEqual([expect.stringContaining(JSON.stringify(text))])
  })
})
