import type { WebDriver } from 'selenium-webdriver'
import type { SiteProxy } from './proxy.ts'
import { expose } from './traffic.ts'

const told = '__wherryMoved'

/**
 * Script for each document that reports when the document is shown, also from the page cache, and each navigation
 * inside it.
 */
const tellScript = `if (window.top === window) {
  const tell = ({ type }) => ${told}(type, window.__wherryLeft ?? '')
  for (const event of ['pageshow', 'popstate', 'hashchange']) addEventListener(event, tell)
}`

/**
 * Navigations of a visitor’s pages, as the documents report them. The driver does not report a page that the page cache
 * restores.
 */
export class Moves {
  readonly #hearers = new Set<(event: string, left: string) => void>()
  constructor(proxy: SiteProxy) {
    expose(proxy, told, (event: string, left: string) => {
      for (const hear of this.#hearers) hear(event, left)
    })
    proxy.initScripts.push(tellScript)
  }

  /**
   * Moves a window to another history entry, and waits until the page is shown.
   *
   * @param act the driver’s command that starts the navigation @throws Error if no page was shown in time
   */
  async wait(
    driver: WebDriver,
    act: (driver: WebDriver) => Promise<unknown>,
    timeout: number,
  ): Promise<void> {
    await driver.switchTo().defaultContent()
    const mark = crypto.randomUUID()
    await driver.executeScript('window.__wherryLeft = arguments[0]', mark)
    const moved = new Promise<void>((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer)
        this.#hearers.delete(hear)
        settle()
      }
      // A late report of the document that is being left does not count.
      const hear = (event: string, left: string) => {
        if (event !== 'pageshow' || left !== mark) end(resolve)
      }
      const late = () => end(() => reject(new Error(`Timeout ${timeout} ms: the page did not move`)))
      const timer = setTimeout(late, timeout)
      this.#hearers.add(hear)
    })
    await Promise.all([act(driver), moved])
  }
}
