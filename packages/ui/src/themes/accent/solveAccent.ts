import { contrast, fromLch, isEnough, type Lch, moveLightness, over, toLch } from './color.ts'
import type { Ground, Palette } from './palette.ts'
import { solveTint } from './solveTint.ts'

export const surfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3'] as const
/** Backgrounds of rows under the pointer: on cards and on floating surfaces. */
export const touched: readonly Ground[] = [
  ['surface-hover', 'surface-1'],
  ['surface-hover', 'surface-3'],
  ['surface-pressed', 'surface-1'],
  ['surface-pressed', 'surface-3'],
]
/** A brand colour: the accent or the second colour. Each has roles with its name as prefix. */
export type Brand = 'accent' | 'secondary'
const tintsOf = (brand: Brand) => [`${brand}-subtle`, `${brand}-subtle-hover`]

/** √21: black or white reaches this contrast on any colour. */
const everReached = 4.582
/** A solid with less contrast to the page than this needs an edge, even if a text on it identifies it. */
const visible = 1.5
/**
 * Contrast aimed at for a text that has to be changed: a little more than required, so that it matches the other inks
 * of the scheme.
 */
const textAim = { light: 5, dark: 5.6 }
/** Factor that reduces the chroma of a changed text in dark mode, so that it does not glow. */
const calm = 0.82
/** Least difference in lightness between two states of a solid. */
const perceived = 0.015

const turn = Math.PI / 180

/** The darkest ink, with a trace of the hue. */
function nearBlack({ l, c, h }: Lch): string {
  return fromLch({ l: 0.1447 + 0.06 * l, c: Math.min(0.045, c * 0.215), h: h + 5 * turn })
}

/** The ink for a text on a solid colour: near-black, black or white; at least 4.58:1. */
export function inkOn(solid: string, needed: number): string {
  const near = nearBlack(toLch(solid))
  if (isEnough(contrast(near, solid), Math.max(needed, everReached))) return near
  return contrast('#000000', solid) > contrast('#ffffff', solid) ? '#000000' : '#ffffff'
}

/** The nearest colour, lighter or darker, on which an ink has the needed contrast. */
function carrying(solid: string, needed: number): string {
  const from = toLch(solid)
  const carries = (hex: string) => isEnough(contrast(inkOn(hex, needed), hex), needed)
  if (carries(solid)) return solid
  const [darker, lighter] = ([0, 1] as const).map((to) => moveLightness(from, to, carries))
  return from.l - toLch(darker!).l < toLch(lighter!).l - from.l ? darker! : lighter!
}

/** Sets all roles of a brand colour in a mode. Surfaces and inks have to be set before. */
export function solveBrand(palette: Palette, brand: Brand, color: string): void {
  solveSolid(palette, brand, color)
  solveTint(palette, `${brand}-subtle`, color, 'rest')
  solveTint(palette, `${brand}-subtle-hover`, color, 'hover')
  solveTextRole(palette, `${brand}-text`, color, [...surfaces, ...tintsOf(brand), ...touched])
  solveBorder(palette, brand, color)
  solveEdge(palette, brand)
  reportFaint(palette, brand)
}

/** Sets all accent roles of a mode, and the colours of the focus ring. */
export function solveAccent(palette: Palette, accent: string): void {
  solveBrand(palette, 'accent', accent)
  palette.set('focus', palette.get('ink-1'))
  palette.set('focus-halo', palette.get('accent-subtle-hover'))
}

/**
 * Reports a solid with less contrast than a part needs: a button is identified by its text, and a choice by its edge.
 */
function reportFaint(palette: Palette, brand: Brand): void {
  const role = `${brand}-solid`
  const solid = palette.get(role)
  if (isPale(palette, brand) || palette.holds(solid, surfaces, palette.part)) return
  palette.report(role, solid, 'faint-solid', palette.worst(solid, surfaces), palette.part)
}

const pages = ['surface-0', 'surface-1', 'surface-3'] as const
const isPale = (palette: Palette, brand: Brand): boolean =>
  palette.worst(palette.get(`${brand}-solid`), pages).ratio < visible

function solveSolid(palette: Palette, brand: Brand, color: string): void {
  const solid = carrying(color, palette.text)
  const ink = inkOn(solid, palette.text)
  palette.set(`${brand}-solid`, solid)
  palette.set(`${brand}-ink`, ink)
  if (solid !== color) {
    const worst = palette.worst(solid, [`${brand}-ink`])
    palette.report(`${brand}-solid`, color, 'ink-contrast', worst, palette.text)
  }

  const from = toLch(solid)
  const away = ink === '#ffffff' ? -1 : 1
  const offPage = palette.mode === 'dark' ? 1 : -1
  const steps = isPale(palette, brand)
    ? { hover: [0.039 * offPage, -0.039 * offPage], pressed: [0.085 * offPage, -0.085 * offPage] }
    : {
        // Near white a full step of lightness would remove the colour.
        hover: [away > 0 && from.l > 0.885 ? 0.018 : 0.035 * away, -0.035 * away],
        pressed: [-0.048 * away, 0.085 * away, -0.085 * away],
      }
  const shown = [solid]
  for (const state of ['hover', 'pressed'] as const) {
    const shades = steps[state].map((step) => fromLch({ ...from, l: from.l + step }))
    const shade = shades.find(
      (hex) =>
        isEnough(contrast(ink, hex), palette.text) &&
        shown.every((other) => Math.abs(toLch(other).l - toLch(hex).l) >= perceived),
    )
    shown.push(shade ?? solid)
    palette.set(`${brand}-solid-${state}`, shade ?? solid)
  }
}

/** Changes a colour until it passes as text on the backgrounds, and reports the change. */
export function solveTextRole(
  palette: Palette,
  role: string,
  wanted: string,
  grounds: readonly Ground[],
): void {
  const aim = Math.max(palette.text, textAim[palette.mode])
  move(palette, role, wanted, grounds, palette.text, 'text-contrast', (hex) =>
    palette.holds(hex, grounds, aim),
  )
}

/** Changes a colour until it passes as part of a control on the backgrounds, and reports the change. */
export function solvePartRole(
  palette: Palette,
  role: string,
  wanted: string,
  grounds: readonly Ground[],
): void {
  move(palette, role, wanted, grounds, palette.part, 'part-contrast', (hex) =>
    palette.holds(hex, grounds, palette.part),
  )
}

function move(
  palette: Palette,
  role: string,
  wanted: string,
  grounds: readonly Ground[],
  needed: number,
  reason: 'text-contrast' | 'part-contrast',
  passes: (hex: string) => boolean,
): void {
  const stays = palette.holds(wanted, grounds, needed)
  const isDark = palette.mode === 'dark'
  const from = toLch(wanted)
  if (isDark && reason === 'text-contrast') from.c *= calm
  const hex = stays ? wanted : moveLightness(from, isDark ? 1 : 0, passes)
  palette.set(role, hex)
  if (!stays) palette.report(role, wanted, reason, palette.worst(hex, grounds), needed)
}

function solveBorder(palette: Palette, brand: Brand, color: string): void {
  const role = `${brand}-border`
  const grounds = [...surfaces, `${brand}-subtle`]
  const isLight = palette.mode === 'light'
  // In light mode the tick is white, so a border that is darkened is darkened far enough for white.
  const carriesWhite = (hex: string) => !isLight || isEnough(contrast('#ffffff', hex), 4.5)
  move(
    palette,
    role,
    color,
    grounds,
    palette.part,
    'part-contrast',
    (hex) => carriesWhite(hex) && palette.holds(hex, grounds, palette.part),
  )
  const border = palette.get(role)
  const white = isLight && isEnough(contrast('#ffffff', border), 4.5)
  palette.set(`${role}-ink`, white ? '#ffffff' : inkOn(border, 4.5))
}

/** Sets a thin edge inside a solid that hardly differs from the page; transparent for any other solid. */
function solveEdge(palette: Palette, brand: Brand): void {
  const role = `${brand}-edge`
  const solid = palette.get(`${brand}-solid`)
  if (!isPale(palette, brand)) {
    palette.set(role, 'transparent')
    return
  }
  if (palette.isMore) {
    palette.set(role, palette.get(`${brand}-border`))
  } else {
    const { c, h } = toLch(solid)
    const hue = fromLch({ l: palette.mode === 'dark' ? 0.8 : 0.5, c: Math.min(c, 0.12), h })
    const channels = [1, 3, 5].map((at) => Number.parseInt(hue.slice(at, at + 2), 16)).join(' ')
    const seen = (alpha: number) =>
      palette.worst(over(`rgb(${channels} / ${alpha})`, solid), pages).ratio >= visible
    const alpha = [0.28, 0.36, 0.44, 0.52, 0.6, 0.7, 0.8, 0.9].find(seen) ?? 1
    palette.set(role, `rgb(${channels} / ${alpha})`)
  }
  palette.report(role, solid, 'pale-solid', palette.worst(solid, pages), visible)
}
