import { cdp, page } from 'vitest/browser'

/** What a visitor has set in the system. */
export interface Wishes {
  'prefers-contrast'?: 'more'
  'prefers-color-scheme'?: 'dark' | 'light'
  'prefers-reduced-motion'?: 'reduce'
  'forced-colors'?: 'active'
}

/** Wants no motion: looks are compared when nothing is on its way from one to another. */
export const calm: Wishes = { 'prefers-reduced-motion': 'reduce' }

interface Session {
  send(method: string, params: object): Promise<unknown>
}
const session = () => cdp() as unknown as Session

/** Makes the browser one whose visitor has these wishes, and no others. */
export function wish(wishes: Wishes): Promise<unknown> {
  const features = Object.entries(wishes).map(([name, value]) => ({ name, value }))
  return session().send('Emulation.setEmulatedMedia', { features })
}

/** Makes the screen one for fingers: `pointer: coarse`. */
export function touchScreen(enabled: boolean): Promise<unknown> {
  return session().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: enabled ? 5 : 1 })
}

const usual = { width: 1024, height: 768 }

/** Back to a visitor without wishes, with a mouse, at the width of our browser tests. */
export async function usualVisitor(): Promise<void> {
  await wish({})
  await touchScreen(false)
  if (window.innerWidth !== usual.width) await page.viewport(usual.width, usual.height)
}
