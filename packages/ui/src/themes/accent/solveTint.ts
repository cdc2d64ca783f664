import { fromLch, toLch } from './color.ts'
import type { Palette } from './palette.ts'

const inks = ['ink-1', 'ink-2', 'ink-3'] as const

/** Size of the step from the card to a tint, and the share of it that lightness takes. */
const steps = {
  light: { rest: [0.037, 1], hover: [0.08, 1] },
  dark: { rest: [0.048, 0.38], hover: [0.09, 0.72] },
} as const

/**
 * Sets a tint: a step of fixed size from the card towards a colour, in dark mode more by hue than by lightness. All
 * inks stay legible on it. Surfaces and inks have to be set before.
 *
 * @param state the tint at rest, or under the pointer.
 */
export function solveTint(palette: Palette, role: string, color: string, state: 'rest' | 'hover'): void {
  const card = toLch(palette.get('surface-1'))
  const to = toLch(color)
  const isDark = palette.mode === 'dark'
  const [first, byLightness] = steps[palette.mode][state]
  const a = to.c * Math.cos(to.h) - card.c * Math.cos(card.h)
  const b = to.c * Math.sin(to.h) - card.c * Math.sin(card.h)
  const lightness = (to.l - card.l) * byLightness
  const length = Math.hypot(lightness, a, b)
  for (let step: number = first; ; step *= 0.8) {
    // A colour equal to the card is separated from it by lightness.
    const share = length < 0.02 ? 0 : step / Math.max(length, 0.06)
    const l = share === 0 ? card.l + (isDark ? step : -step) : card.l + lightness * share
    const x = card.c * Math.cos(card.h) + a * share
    const y = card.c * Math.sin(card.h) + b * share
    palette.set(role, fromLch({ l, c: Math.hypot(x, y), h: Math.atan2(y, x) }))
    if (step < 0.004 || inks.every((ink) => palette.holds(palette.get(ink), [role], palette.text))) break
  }
}
