import type { BrowserContext, Page } from 'playwright'
import { Moves } from './navigation.ts'
import { WebKitPage } from './page.ts'
import type { UrlMatch } from './proxy.ts'
import type { Session } from './session.ts'
import { strictly, wait } from './strictly.ts'
import { addInitScript, hearRequests, isRequestEvent, type Listener, route, unroute } from './traffic.ts'
import { DriverWindow, type WindowsOfContext } from './window.ts'
import { openBare, resize } from './windows.ts'

/** The browser context of a visitor: the windows that share one session. */
export class WebKitContext {
  readonly #session: Session
  readonly #windows: WindowsOfContext = {
    ...{ last: Promise.resolve(), current: '', isInFrame: false, isReadingFrames: false },
  }
  readonly #open: { window: DriverWindow; page: WebKitPage }[] = []
  readonly #moves: Moves
  readonly #size: { width: number; height: number }
  /** The window with which the driver started. The other windows are opened from it. */
  #first: string | null = null
  #timer: NodeJS.Timeout
  constructor(session: Session, size: { width: number; height: number }) {
    this.#session = session
    this.#moves = new Moves(session.proxy)
    this.#size = size
    this.#timer = setInterval(() => {
      for (const { window } of this.#open) void window.look()
    }, 100)
  }
  #known = async (handle: string): Promise<WebKitPage> => {
    const window = new DriverWindow(this.#session, this.#windows)
    window.handle = handle
    const page = strictly(
      new WebKitPage(window, this as unknown as BrowserContext, this.#moves, this.#size),
      'page',
    )
    window.page = page
    this.#open.push({ window, page })
    await window.alone(() => resize(this.#session.driver, this.#size))
    await window.look()
    return page
  }
  pages = () => this.#open.map(({ page }) => page)
  newPage = async (): Promise<Page> => {
    const { driver } = this.#session
    this.#first ??= await driver.getWindowHandle()
    const base = new DriverWindow(this.#session, this.#windows)
    base.handle = this.#first
    const handle = await base.alone(() => openBare(driver, this.#size))
    return (await this.#known(handle)) as unknown as Page
  }
  waitForEvent = async (event: 'page', { timeout = 15_000 } = {}): Promise<Page> => {
    if (event !== 'page') throw new Error(`The driver of WebKit does not wait for ${event}`)
    const limit = performance.now() + timeout
    while (performance.now() < limit) {
      const handles = await this.#open[0]!.window.alone(() => this.#session.driver.getAllWindowHandles())
      const fresh = handles.find(
        (one) => one !== this.#first && !this.#open.some(({ window }) => window.handle === one),
      )
      if (fresh) return (await this.#known(fresh)) as unknown as Page
      await wait(100)
    }
    throw new Error('Timeout: no page was opened')
  }
  addInitScript = <T>(script: string | ((argument: T) => unknown), argument?: T) =>
    addInitScript(this.#session.proxy, script, argument)
  route = (wanted: UrlMatch, handler: Listener, options?: { times?: number }) =>
    route(this.#session.proxy, wanted, handler, options)
  unroute = (wanted: UrlMatch) => unroute(this.#session.proxy, wanted)
  setOffline = async (isOffline: boolean) => {
    this.#session.proxy.isOffline = isOffline
  }
  /** WebKit grants no permissions, and the journeys in this engine need none. */
  grantPermissions = async () => {}
  on = (event: string, hear: Listener) => {
    if (isRequestEvent(event)) hearRequests(this.#session.proxy, event, hear)
    else throw new Error(`The driver of WebKit does not tell a context of ${event}`)
  }
  cookies = async () => {
    const { window } = this.#open[0]!
    return window.alone(() => this.#session.driver.manage().getCookies())
  }
  clearCookies = async () => {
    const { window } = this.#open[0]!
    await window.alone(() => this.#session.driver.manage().deleteAllCookies())
  }
  close = async () => {
    clearInterval(this.#timer)
    for (const { window } of this.#open) window.isClosed = true
    await this.#session.close()
  }
}
