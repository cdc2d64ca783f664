import type { BrowserContext } from 'playwright'
import type { EngineVisit } from '../senses.ts'
import { WebKitContext } from './context.ts'
import { hasWebKit } from './display.ts'
import { startSession } from './session.ts'

/** Starts a separate WebKit for a visitor. */
export async function openWebKit({
  lang,
  size,
  senses,
  timeZone,
  userAgent,
}: EngineVisit): Promise<BrowserContext> {
  if (!hasWebKit()) throw new Error('No WebKit found: webkit2gtk-driver, xvfb, xauth and dbus-x11 of Debian.')
  const session = await startSession({ senses, timeZone })
  session.proxy.lang = lang
  session.proxy.userAgent = userAgent
  const context = new WebKitContext(session, size)
  await context.addInitScript((own) => {
    Object.defineProperty(navigator, 'language', { get: () => own })
    Object.defineProperty(navigator, 'languages', { get: () => [own] })
  }, lang)
  return context as unknown as BrowserContext
}
