import { describe, expect, it } from 'vitest'
import { createTheme } from './createTheme.ts'
import { themeCss } from './themeCss.ts'

const blocks = (css: string) => css.split('\n')

describe('UI-17 a theme as a style sheet', () => {
  it('UI-17 one scheme: its variables at rest, and those for more contrast in a media query', () => {
    const theme = createTheme({ accent: '#ffdd2d' })
    const css = themeCss(theme, '.shop > .wherry-root')
    expect(css).toContain('--wherry-accent-solid:#ffdd2d;')
    expect(css).toContain('color-scheme:light;')
    expect(css).toContain(
      `@media (prefers-contrast:more){.shop > .wherry-root{--wherry-line-3:${theme.modes.light!.more['--wherry-line-3']};`,
    )
    expect(css).not.toContain('prefers-color-scheme')
    expect(css).not.toContain('pointer:coarse')
  })

  it('UI-17 both schemes: the dark one is whole and stands in a media query of its own', () => {
    const css = themeCss(createTheme({ accent: '#2451d6', scheme: 'both' }), '.a')
    const dark = blocks(css).find((block) => block.startsWith('@media (prefers-color-scheme:dark)'))!
    expect(dark).toContain('color-scheme:dark;')
    expect(dark).toContain('--wherry-surface-0:#0f1412;')
    expect(dark).toContain('--wherry-map-land:#1a211d;')
    expect(dark).toContain('@media (prefers-contrast:more){.a{')
  })

  it('UI-17 compact controls keep the height a finger needs', () => {
    const css = themeCss(createTheme({ accent: '#2451d6', density: 'compact' }), '.a')
    expect(css).toContain('--wherry-control-m:36px;')
    expect(css).toContain(
      '@media (pointer:coarse){.a{--wherry-control-s:32px;--wherry-control-m:44px;--wherry-control-l:56px;}}',
    )
  })

  it('SEC-01 D12 a selector cannot end the rule', () => {
    const theme = createTheme({ accent: '#2451d6' })
    for (const selector of ['', ' ', '.a{}', '.a}body{color:red', '</style>', '@import', '.a;', '/* .a'])
      expect(() => themeCss(theme, selector)).toThrow(RangeError)
  })

  it('UI-17 survives JSON, so that a build can make it and a page can take it', () => {
    const theme = createTheme({ accent: '#2451d6', surface: '#fff4e0', scheme: 'both', radius: 'round' })
    expect(JSON.parse(JSON.stringify(theme))).toEqual(theme)
  })
})
