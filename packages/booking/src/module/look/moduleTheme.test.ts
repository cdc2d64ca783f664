import { describe, expect, it } from 'vitest'
import { firstTheme } from './moduleTheme.ts'

const nothing = { theme: null, accent: null, partner: null, framed: false }

describe('the theme that pages are drawn in at first', () => {
  it('LAND-05 the device’s own where nobody chose one', () => {
    expect(firstTheme(nothing)).toBe('auto')
  })
  it.each([
    ['a theme that is named', { theme: 'dark' }, 'dark'],
    ['a light theme that is named', { theme: 'light' }, 'light'],
    ['an accent, which is solved for one theme', { accent: '#FFDD2D' }, 'light'],
    ['a partner, whose settings name one', { partner: '2001' }, 'light'],
    ['a frame, whose page has its own', { framed: true }, 'light'],
  ] as const)('LAND-05 %s holds on a dark device', (_what, chosen, theme) => {
    expect(firstTheme({ ...nothing, ...chosen })).toBe(theme)
  })
})
