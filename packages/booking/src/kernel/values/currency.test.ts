import { describe, expect, it } from 'vitest'
import { defaultCurrency } from './currency.ts'

describe('default currency', () => {
  it.each([
    ['ru', 'www.example.ru', 'RUB'],
    ['ru', 'www.example.kz', 'KZT'],
    ['ru', 'EXAMPLE.KZ', 'KZT'],
    ['ru', 'kz.example.com', 'RUB'],
    ['en', 'www.example.kz', 'EUR'],
    ['es', 'www.example.com', 'EUR'],
  ])('SHELL-24 %s on %s is %s', (lang, host, code) => {
    expect(defaultCurrency(lang, host)).toBe(code)
  })
})
