import { contrast, fromLch, isEnough, type Lch, moveLightness, over, toLch } from './color.ts'
import type { Ground, Palette } from './palette.ts'

export const surfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3'] as const
const inks = ['ink-1', 'ink-2', 'ink-3'] as const
/** Rows under the pointer: on cards and on what floats. */
export const touched: readonly Ground[] = [
  ['surface-hover', 'surface-1'],
  ['surface-hover', 'surface-3'],
  ['surface-pressed', 'surface-1'],
  ['surface-pressed', 'surface-3'],
]
const tints = ['accent-subtle', 'accent-subtle-hover'] as const

/** √21: on any colour black or white reaches it. */
const everReached = 4.582
/** Under this contrast to the page a solid needs an edge even where a text upon it tells it. */
const visible = 1.5
/** A moved text goes a little past what it needs, so that it looks at home among the inks of the scheme. */
const textAim = { light: 5, dark: 5.6 }
/** A moved text in dark gives up some chroma, so that it does not glow. */
const calm = 0.82
/** Two states of one solid differ by this much lightness at least. */
const perceived = 0.015

const turn = Math.PI / 180

/** The darkest ink with a breath of a hue. */
function nearBlack({ l, c, h }: Lch): string {
  return fromLch({ l: 0.1447 + 0.06 * l, c: Math.min(0.045, c * 0.215), h: h + 5 * turn })
}

/** The ink for a solid colour: near-black, or black, or white; 4.58:1 at least. */
export function inkOn(solid: string, needed: number): string {
  const near = nearBlack(toLch(solid))
  if (isEnough(contrast(near, solid), Math.max(needed, everReached))) return near
  return contrast('#000000', solid) > contrast('#ffffff', solid) ? '#000000' : '#ffffff'
}

/** The nearest colour, lighter or darker, that carries an ink of the contrast. */
function carrying(solid: string, needed: number): string {
  const from = toLch(solid)
  const carries = (hex: string) => isEnough(contrast(inkOn(hex, needed), hex), needed)
  if (carries(solid)) return solid
  const [darker, lighter] = ([0, 1] as const).map((to) => moveLightness(from, to, carries))
  return from.l - toLch(darker!).l < toLch(lighter!).l - from.l ? darker! : lighter!
}

/** Sets every accent role of a mode from one colour. Surfaces and inks have to stand. */
export function solveAccent(palette: Palette, accent: string): void {
  solveSolid(palette, accent)
  solveTints(palette, accent)
  solveText(palette, accent)
  solveBorder(palette, accent)
  solveEdge(palette)
  reportFaint(palette)
  palette.set('focus', palette.get('ink-1'))
  palette.set('focus-halo', palette.get('accent-subtle-hover'))
}

/** A solid that is no mark by itself: a text tells its button, and an edge the choice that it fills. */
function reportFaint(palette: Palette): void {
  const solid = palette.get('accent-solid')
  if (isPale(palette) || palette.holds(solid, surfaces, palette.part)) return
  palette.report('accent-solid', solid, 'faint-solid', palette.worst(solid, surfaces), palette.part)
}

const pages = ['surface-0', 'surface-1', 'surface-3'] as const
const isPale = (palette: Palette): boolean =>
  palette.worst(palette.get('accent-solid'), pages).ratio < visible

function solveSolid(palette: Palette, accent: string): void {
  const solid = carrying(accent, palette.text)
  const ink = inkOn(solid, palette.text)
  palette.set('accent-solid', solid)
  palette.set('accent-ink', ink)
  if (solid !== accent)
    palette.report('accent-solid', accent, 'ink-contrast', palette.worst(solid, ['accent-ink']), palette.text)

  const from = toLch(solid)
  const away = ink === '#ffffff' ? -1 : 1
  const offPage = palette.mode === 'dark' ? 1 : -1
  const steps = isPale(palette)
    ? { hover: [0.039 * offPage, -0.039 * offPage], pressed: [0.085 * offPage, -0.085 * offPage] }
    : {
        // Near white a full step would wash the colour out.
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
    palette.set(`accent-solid-${state}`, shade ?? solid)
  }
}

/** The tint: a step of even length from the card towards the accent, in dark more by hue than by lightness. */
function solveTints(palette: Palette, accent: string): void {
  const card = toLch(palette.get('surface-1'))
  const to = toLch(accent)
  const isDark = palette.mode === 'dark'
  const a = to.c * Math.cos(to.h) - card.c * Math.cos(card.h)
  const b = to.c * Math.sin(to.h) - card.c * Math.sin(card.h)
  const steps = isDark ? [0.048, 0.09] : [0.037, 0.08]
  const byLightness = isDark ? [0.38, 0.72] : [1, 1]
  for (const [at, role] of tints.entries()) {
    const lightness = (to.l - card.l) * byLightness[at]!
    const length = Math.hypot(lightness, a, b)
    for (let step = steps[at]!; ; step *= 0.8) {
      // An accent that is the card itself is told from it by lightness.
      const share = length < 0.02 ? 0 : step / Math.max(length, 0.06)
      const l = share === 0 ? card.l + (isDark ? step : -step) : card.l + lightness * share
      const x = card.c * Math.cos(card.h) + a * share
      const y = card.c * Math.sin(card.h) + b * share
      palette.set(role, fromLch({ l, c: Math.hypot(x, y), h: Math.atan2(y, x) }))
      if (step < 0.004 || inks.every((ink) => palette.holds(palette.get(ink), [role], palette.text))) break
    }
  }
}

/** Moves a colour until it is a text on the grounds, and says so. */
export function solveTextRole(
  palette: Palette,
  role: string,
  wish: string,
  grounds: readonly Ground[],
): void {
  const aim = Math.max(palette.text, textAim[palette.mode])
  move(palette, role, wish, grounds, palette.text, 'text-contrast', (hex) => palette.holds(hex, grounds, aim))
}

/** Moves a colour until it is a part on the grounds, and says so. */
export function solvePartRole(
  palette: Palette,
  role: string,
  wish: string,
  grounds: readonly Ground[],
): void {
  move(palette, role, wish, grounds, palette.part, 'part-contrast', (hex) =>
    palette.holds(hex, grounds, palette.part),
  )
}

function move(
  palette: Palette,
  role: string,
  wish: string,
  grounds: readonly Ground[],
  needed: number,
  reason: 'text-contrast' | 'part-contrast',
  passes: (hex: string) => boolean,
): void {
  const stays = palette.holds(wish, grounds, needed)
  const isDark = palette.mode === 'dark'
  const from = toLch(wish)
  if (isDark && reason === 'text-contrast') from.c *= calm
  const hex = stays ? wish : moveLightness(from, isDark ? 1 : 0, passes)
  palette.set(role, hex)
  if (!stays) palette.report(role, wish, reason, palette.worst(hex, grounds), needed)
}

function solveText(palette: Palette, accent: string): void {
  solveTextRole(palette, 'accent-text', accent, [...surfaces, ...tints, ...touched])
}

function solveBorder(palette: Palette, accent: string): void {
  const grounds = [...surfaces, 'accent-subtle']
  const isLight = palette.mode === 'light'
  // In light a tick is white wherever the edge had to be darkened anyway.
  const carriesWhite = (hex: string) => !isLight || isEnough(contrast('#ffffff', hex), 4.5)
  move(
    palette,
    'accent-border',
    accent,
    grounds,
    palette.part,
    'part-contrast',
    (hex) => carriesWhite(hex) && palette.holds(hex, grounds, palette.part),
  )
  const border = palette.get('accent-border')
  const white = isLight && isEnough(contrast('#ffffff', border), 4.5)
  palette.set('accent-border-ink', white ? '#ffffff' : inkOn(border, 4.5))
}

/** A hairline inside the solid; none where the solid stands by itself. */
function solveEdge(palette: Palette): void {
  const solid = palette.get('accent-solid')
  if (!isPale(palette)) {
    palette.set('accent-edge', 'transparent')
    return
  }
  if (palette.isMore) {
    palette.set('accent-edge', palette.get('accent-border'))
  } else {
    const { c, h } = toLch(solid)
    const hue = fromLch({ l: palette.mode === 'dark' ? 0.8 : 0.5, c: Math.min(c, 0.12), h })
    const channels = [1, 3, 5].map((at) => Number.parseInt(hue.slice(at, at + 2), 16)).join(' ')
    const seen = (alpha: number) =>
      palette.worst(over(`rgb(${channels} / ${alpha})`, solid), pages).ratio >= visible
    const alpha = [0.28, 0.36, 0.44, 0.52, 0.6, 0.7, 0.8, 0.9].find(seen) ?? 1
    palette.set('accent-edge', `rgb(${channels} / ${alpha})`)
  }
  palette.report('accent-edge', solid, 'pale-solid', palette.worst(solid, pages), visible)
}
