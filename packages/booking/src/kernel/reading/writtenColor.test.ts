import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeColor } from '../values/safeColor.ts'
import { writtenColor } from './writtenColor.ts'

it.each([
  ['#fA0', '#FFAA00'],
  ['fa0', '#FFAA00'],
  ['  #00ad5a ', '#00AD5A'],
  ['#fa', null],
  ['#fa00', null],
  ['# fa0', null],
  ['$1$2', null],
  ['\u00a0fa0\n', '#FFAA00'],
  ['red', null],
  ['', null],
])('LAND-03 EDITOR-03 as it is written %j is %j', (text, color) => {
  expect(writtenColor(text)).toBe(color)
})

it('EDITOR-03 three digits are six, each twice, and six are as the safe colour reads them', () => {
  const hex = fc.stringMatching(/^[\da-f]{6}$/)
  fc.assert(
    fc.property(hex, (six) => {
      expect(writtenColor(` ${six} `)).toBe(safeColor(six))
      const three = six.slice(0, 3)
      expect(writtenColor(three)).toBe(safeColor([...three].map((digit) => digit + digit).join('')))
    }),
  )
})

it('SEC-01 whatever is written, nothing but six digits comes of it', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^ ?#?[\da-fA-F;]{2,7} ?$/))
  fc.assert(
    fc.property(text, (any) => {
      const color = writtenColor(any)
      expect(color === null || /^#[\dA-F]{6}$/.test(color)).toBe(true)
    }),
  )
})
