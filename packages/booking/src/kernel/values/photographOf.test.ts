import { describe, expect, it } from 'vitest'
import { photographOf } from './photographOf.ts'

describe('photographOf', () => {
  const hosts = () => ['wherry.test']

  it('PRICE-04 takes an https address', () => {
    const address = 'https://pictures.wherry.test/comfort.png?w=320'
    expect(photographOf(address, hosts)).toBe(address)
  })

  it.each([
    null,
    '',
    'comfort',
    'https://',
    'http://pictures.wherry.test/comfort.png',
    '//pictures.wherry.test/comfort.png',
    '/comfort.png',
    'data:image/svg+xml,<svg/>',
    'javascript:alert(1)',
    'blob:https://wherry.test/1',
    ' https://pictures.wherry.test/comfort.png',
    'https://pictures.wherry.test.evil.example/comfort.png',
    'https://wherry.test@evil.example/comfort.png',
    'https://evil.example/comfort.png',
  ])('PRICE-04 SEC-01 takes no other one: %j', (picture) => {
    expect(photographOf(picture, hosts)).toBeNull()
  })
})
