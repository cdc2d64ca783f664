import { describe, expect, it } from 'vitest'
import { companyName, personName } from './name.ts'

describe('name', () => {
  it.each([
    '',
    '  ',
    'O',
    'Li',
    "O'Brien",
    'O’Brien',
    'Анна-Мария',
    '李小龍',
    'José M. Núñez',
    'محمد',
    'Gal·la',
    'ג׳ורג׳',
    'Anne\u2011Marie',
    'Ana\u00a0Roe',
    'Smith 2',
    'Mary & John',
    'ООО «Альфа-2» & Co.',
    'A_B',
    'a@b',
    'Ann\nLee',
    '葛\u{E0100}城',
    'क्\u200dष',
    'a'.repeat(100),
  ])('BOOK-19 %j passes', (value) => {
    expect(personName(value, 'name')).toBeNull()
  })
  const code = 'DataForms.Forms.ErrorName'
  it.each([
    ['..', { reason: 'letter', sign: '.' }],
    ["''", { reason: 'letter', sign: "'" }],
    ['👪', { reason: 'letter', sign: '👪' }],
    ['Ana \uFFFD Roe', { reason: 'sign', sign: '\uFFFD' }],
    ['Ana \uE000', { reason: 'sign', sign: '\uE000' }],
  ])('BOOK-19 %j does not, and names the sign', (value, params) => {
    expect(personName(value, 'name')).toEqual({ code, field: 'name', params })
  })
  it('BOOK-19 one of 121 characters says by how many it is too long', () => {
    const params = { max: 100, over: 21 }
    const tooLong = { code: 'DataForms.Forms.ErrorTooLong', field: 'name', params }
    expect(personName('a'.repeat(121), 'name')).toEqual(tooLong)
  })
  it('BOOK-19 a company’s name is any in which something can be read', () => {
    expect(companyName('№ 1', 'name')).toBeNull()
    expect(companyName('!!!', 'name')).toBeNull()
    expect(companyName('\uFFFD', 'name')?.code).toBe(code)
  })
})
