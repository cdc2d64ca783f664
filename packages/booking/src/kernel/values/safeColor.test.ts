import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeColor } from './safeColor.ts'

describe('a colour from outside', () => {
  it.each([
    ['#00ad5a', '#00AD5A'],
    ['00AD5A', '#00AD5A'],
    ['#FFF', null],
    [' #00ad5a', null],
    ['##00ad5a', null],
    ['#00ad5a0', null],
    ['#00ad5g', null],
    ['#00ad5a;}*{', null],
    ['#00ad5a\n', null],
    ['red', null],
    ['rgb(0,0,0)', null],
    ['', null],
  ])('SEC-01 %j is %j', (text, color) => {
    expect(safeColor(text)).toBe(color)
  })

  it('SEC-01 whatever is written, nothing but six digits comes of it', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^ ?#?[\da-fA-F;]{2,7} ?$/))
    fc.assert(
      fc.property(text, (any) => {
        const color = safeColor(any)
        expect(color === null || /^#[\dA-F]{6}$/.test(color)).toBe(true)
      }),
    )
  })
})
