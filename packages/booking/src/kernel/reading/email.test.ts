import { describe, expect, it } from 'vitest'
import { email } from './email.ts'

describe('e-mail', () => {
  const long = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
  it.each([
    '',
    'a@b.co',
    ' anna@example.com ',
    'a.b+c@sub.example.org',
    'почта@пример.рф',
    'a@xn--e1afmkfd.xn--p1ai',
    "o'neil@example.com",
    '\u200b',
    long(254),
  ])('BOOK-19 %j passes', (value) => {
    expect(email(value, 'email')).toBeNull()
  })
  it.each([
    ['a', { reason: 'at' }],
    ['...', { reason: 'at' }],
    ['a@b', { reason: 'domain', sign: 'b' }],
    ['@b.co', { reason: 'at' }],
    ['a@', { reason: 'domain', sign: '' }],
    ['a@@b.co', { reason: 'at' }],
    ['a@b@c.co', { reason: 'at' }],
    ['a b@c.co', { reason: 'sign', sign: ' ' }],
    ['a@b..co', { reason: 'domain', sign: 'b..co' }],
    ['a@.co', { reason: 'domain', sign: '.co' }],
    ['a@b.', { reason: 'domain', sign: 'b' }],
    ['anna@example.com eva@example.com', { reason: 'several' }],
    ['a@b.co@d.co', { reason: 'at' }],
    ['a@b,co', { reason: 'sign', sign: ',' }],
    ['https://a@b.co', { reason: 'sign', sign: ':' }],
    ['a@b_c.co', { reason: 'sign', sign: '_' }],
    ['a@-b.co', { reason: 'domain', sign: '-b' }],
    ['a@192.168.0.1', { reason: 'domain', sign: '1' }],
    ['a@b.c', { reason: 'domain', sign: 'c' }],
  ])('BOOK-19 %j does not, and why', (value, params) => {
    expect(email(value, 'email')).toEqual({ code: 'DataForms.Forms.ErrorEmail', field: 'email', params })
  })
  it('BOOK-19 one of 255 characters says by how many it is too long', () => {
    const params = { max: 254, over: 1 }
    expect(email(long(255), 'email')).toEqual({
      code: 'DataForms.Forms.ErrorTooLong',
      field: 'email',
      params,
    })
  })
})
