import { contrast, fromLch, isEnough, luminance, moveLightness, toLch } from './color.ts'
import type { Palette } from './palette.ts'
import { inkOn, solvePartRole, solveTextRole, surfaces, touched } from './solveAccent.ts'
import { solveTint } from './solveTint.ts'

/**
 * Least luminance of a light page and greatest of a dark one: beyond these, texts of different hues would look the
 * same.
 */
const pageLuminance = { light: { rest: 0.4, more: 0.5 }, dark: { rest: 0.05, more: 0.02 } }

/** Steps of lightness from the page to the surfaces on it, and from the card to its lines. */
const steps = {
  light: {
    card: 0.07,
    sunken: -0.022,
    float: 0.07,
    thumb: 0.07,
    lines: [-0.075, -0.115],
    skeleton: [-0.064, -0.031],
  },
  dark: {
    card: 0.038,
    sunken: 0.078,
    float: 0.083,
    thumb: 0.16,
    lines: [0.084, 0.14],
    skeleton: [0.064, 0.104],
  },
} as const
const startOf = {
  light: { inks: [0.185, 0.43, 0.52], line: 0.612, inverse: 0.223 },
  dark: { inks: [0.965, 0.8, 0.69], line: 0.581, inverse: 0.95 },
} as const

/** Sets surfaces, lines and inks of a mode from the page colour. */
export function solveSurfaces(palette: Palette, page: string, isOwnScheme: boolean): void {
  const { mode } = palette
  const asked = toLch(page)
  const limit = pageLuminance[mode][palette.isMore ? 'more' : 'rest']
  const inRange = (hex: string) => (mode === 'light' ? luminance(hex) >= limit : luminance(hex) <= limit)
  let to = page
  if (!isOwnScheme)
    to = fromLch({ ...asked, l: mode === 'light' ? 0.974 : 0.185, c: Math.min(asked.c, 0.02) })
  else if (!inRange(page)) to = moveLightness(asked, mode === 'light' ? 1 : 0, inRange)

  const step = steps[mode]
  const { l, c, h } = toLch(to)
  // Near black a step of lightness is invisible, so surfaces start at a minimum lightness.
  const floor = mode === 'light' ? 0 : 0.14
  const raised = (by: number) => shade(Math.max(l + by, floor + by))
  const shade = (lightness: number, chroma = c) => fromLch({ l: Math.min(1, lightness), c: chroma, h })
  palette.set('surface-0', to)
  palette.set('surface-1', raised(step.card))
  palette.set('surface-2', raised(step.sunken))
  palette.set('surface-3', raised(step.float))
  palette.set('surface-thumb', raised(step.thumb))
  if (to !== page) palette.report('surface-0', page, isOwnScheme ? 'page-range' : 'other-scheme', null, null)

  const start = startOf[mode]
  const breath = Math.min(c, 0.016)
  palette.set('surface-inverse', shade(start.inverse, breath))
  palette.set('ink-inverse', inkOn(palette.get('surface-inverse'), palette.text))
  for (const [at, ink] of (['ink-1', 'ink-2', 'ink-3'] as const).entries())
    solveTextRole(palette, ink, shade(start.inks[at]!, breath), [
      ...surfaces,
      ...touched,
      ...(ink === 'ink-3' ? [] : ['surface-thumb']),
    ])
  const card = toLch(palette.get('surface-1')).l
  palette.set('ink-disabled', shade((toLch(palette.get('ink-3')).l + l) / 2, breath))
  for (const at of [0, 1]) palette.set(`line-${at + 1}`, shade(card + step.lines[at]!))
  solvePartRole(palette, 'line-3', shade(start.line, breath), surfaces)
  palette.set('skeleton', shade(card + step.skeleton[0]))
  palette.set('skeleton-glint', shade(card + step.skeleton[1]))
}

export const tones = ['info', 'positive', 'caution', 'critical'] as const
/** Requested colours by tone. */
export type ToneColors = { readonly [Tone in (typeof tones)[number]]?: string }

/**
 * Sets the tones, which do not depend on the accent: all of them for own surfaces and for more contrast, else only
 * those with a requested colour.
 */
export function solveTones(palette: Palette, hasOwnSurfaces: boolean, given: ToneColors): void {
  const isAll = hasOwnSurfaces || palette.isMore
  const card = toLch(palette.get('surface-1'))
  for (const tone of tones) {
    const color = given[tone]
    if (!color && !isAll) continue
    if (color) {
      palette.set(`${tone}-solid`, color)
      palette.set(`${tone}-text`, color)
      solveTint(palette, `${tone}-subtle`, color, 'rest')
    } else if (hasOwnSurfaces)
      palette.set(`${tone}-subtle`, tintOf(palette, card.l, toLch(palette.get(`${tone}-subtle`))))
    solveTextRole(palette, `${tone}-text`, palette.get(`${tone}-text`), [...surfaces, `${tone}-subtle`])
    // Our amber is never the only sign, so it needs no contrast of its own. A given colour may be used alone by the page.
    if (color || tone !== 'caution' || palette.isMore)
      solvePartRole(palette, `${tone}-solid`, palette.get(`${tone}-solid`), surfaces)
    if (tone === 'critical') solveCritical(palette)
  }
  if (palette.isMore) solvePartRole(palette, 'rating', palette.get('rating'), surfaces)
}

const tintOf = (palette: Palette, card: number, { l, c, h }: { l: number; c: number; h: number }): string =>
  fromLch({ l: palette.mode === 'light' ? Math.min(l, card - 0.02) : Math.max(l, card + 0.03), c, h })

/** Makes the text of a critical button legible, at rest and under the pointer. */
function solveCritical(palette: Palette): void {
  const needed = palette.text
  const color = palette.get('critical-solid')
  const away = palette.mode === 'light' ? 0 : 1
  const ink = away === 0 ? '#ffffff' : palette.get('critical-ink')
  const passes = (hex: string) => isEnough(contrast(ink, hex), needed)
  const solid = passes(color) ? color : moveLightness(toLch(color), away, passes)
  const { l, c, h } = toLch(solid)
  palette.set('critical-solid', solid)
  palette.set('critical-solid-hover', fromLch({ l: l + (away === 0 ? -0.06 : 0.04), c, h }))
  palette.set('critical-ink', ink)
  if (solid !== color)
    palette.report('critical-solid', color, 'ink-contrast', palette.worst(solid, ['critical-ink']), needed)
}

/** Changes inks and lines of the base theme for a visitor who prefers more contrast: one ink, and visible edges. */
export function raiseContrast(palette: Palette): void {
  const ink = palette.get('ink-1')
  solvePartRole(palette, 'line-3', palette.get('line-3'), surfaces)
  palette.set('ink-2', ink)
  palette.set('ink-3', ink)
  palette.set('line-1', palette.get('line-3'))
  palette.set('line-2', ink)
}
