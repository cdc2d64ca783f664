import { describe, expect, it } from 'vitest'
import { maskedEmail, maySignIn, tokenLifeSeconds } from './signIn.ts'

describe('what one can sign in with', () => {
  it.each([
    ['', '', false],
    ['anna', '', false],
    ['', 'secret', false],
    ['  ', 'secret', false],
    ['anna', ' ', true],
    [' anna@example.com ', 'secret', true],
  ])('AUTH-02 login %j and password %j: %j', (login, password, may) => {
    expect(maySignIn(login, password)).toBe(may)
  })

  it('AUTH-04 a token is kept for 14 days', () => {
    expect(tokenLifeSeconds).toBe(1_209_600)
  })
})

it.each([
  ['anna.buyer@example.com', 'an…@example.com'],
  ['al@example.com', 'al…@example.com'],
  ['a@example.com', 'a…@example.com'],
  ['@example.com', '…@example.com'],
  ['😀😀😀@example.com', '😀😀…@example.com'],
  ['a@b@example.com', 'a…@b@example.com'],
  ['nobody', 'no…'],
])('SEC-04 of %s its owner sees %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})
