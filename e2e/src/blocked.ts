import type { Page } from 'playwright'

/** Blocks storage as a browser does in a third-party frame: even reading `localStorage` throws. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.top === window) return
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse, configurable: true })
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse, configurable: true })
  })
}

/** Makes the browser refuse third-party cookies, as more and more browsers do by default. */
export async function blockCookies(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCookieControls', {
    enableThirdPartyCookieRestriction: true,
  })
}
