import { cdp, page } from 'vitest/browser'

/** System settings of a visitor. */
export interface Wishes {
  'prefers-contrast'?: 'more'
  'prefers-color-scheme'?: 'dark' | 'light'
  'prefers-reduced-motion'?: 'reduce'
  'forced-colors'?: 'active'
}

/** A visitor with reduced motion, so that screenshots do not depend on running transitions. */
export const calm: Wishes = { 'prefers-reduced-motion': 'reduce' }

interface Session {
  send(method: string, params: object): Promise<unknown>
}
const session = () => cdp() as unknown as Session

/** Emulates a visitor with exactly these settings in the browser. */
export function wish(wishes: Wishes): Promise<unknown> {
  const features = Object.entries(wishes).map(([name, value]) => ({ name, value }))
  return session().send('Emulation.setEmulatedMedia', { features })
}

/** Emulates a touch screen: `pointer: coarse`. */
export function touchScreen(enabled: boolean): Promise<unknown> {
  return session().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: enabled ? 5 : 1 })
}

const usual = { width: 1024, height: 768 }

/** Restores a visitor without settings, with a mouse, and the window size of our browser tests. */
export async function usualVisitor(): Promise<void> {
  await wish({})
  await touchScreen(false)
  if (window.innerWidth !== usual.width) await page.viewport(usual.width, usual.height)
}
