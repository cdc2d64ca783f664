import { expect, it } from 'vitest'
import { orderNumbers } from './orderNumbers.ts'

it('SHELL-12 the numbers of an order are a list in words, each once and by itself', () => {
  const told = (numbers: [string, ...string[]]) => orderNumbers({ numbers }, 'es')
  expect(told(['W-1'])).toBe('\u2068W-1\u2069')
  expect(told(['W-1', 'W-1'])).toBe('\u2068W-1\u2069')
  expect(told(['W-1', 'W-2'])).toBe('\u2068W-1\u2069 y \u2068W-2\u2069')
})
