import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BrowserContext, Request, Response } from 'playwright'
import type { WebDriver } from 'selenium-webdriver'
import { Complaints, isComplaint } from './complaints.ts'
import { Finder } from './finder.ts'
import { WebKitFrame } from './frame.ts'
import { Keyboard } from './keyboard.ts'
import { type Press, WebKitLocator } from './locator.ts'
import type { Moves } from './navigation.ts'
import { matches, type UrlMatch } from './proxy.ts'
import { strictly, type Timed, untilTrue, wait } from './strictly.ts'
import {
  addInitScript,
  expose,
  hearRequests,
  isRequestEvent,
  type Listener,
  next,
  route,
  unhearRequests,
  unroute,
} from './traffic.ts'
import { type DriverWindow, evaluateIn } from './window.ts'
import { resize } from './windows.ts'

/** A window and the page in it. */
export class WebKitPage extends Finder<WebKitLocator> {
  readonly #window: DriverWindow
  readonly #context: BrowserContext
  readonly keyboard: Keyboard
  readonly #complaints: Complaints
  #size: { width: number; height: number }
  readonly #moves: Moves
  constructor(
    window: DriverWindow,
    context: BrowserContext,
    moves: Moves,
    size: { width: number; height: number },
  ) {
    super()
    this.#moves = moves
    this.#window = window
    this.#context = context
    this.#size = size
    this.#complaints = new Complaints(window.proxy)
    this.keyboard = strictly(new Keyboard(window), 'keyboard')
  }
  find(selector: string): WebKitLocator {
    return strictly(new WebKitLocator(this.#window, [], selector), 'locator')
  }
  get proxy() {
    return this.#window.proxy
  }
  context = () => this.#context
  url = () => this.#window.url
  setDefaultTimeout = (milliseconds: number) => {
    this.#window.timeout = milliseconds
  }
  frameLocator = (selector: string) => this.find(selector).contentFrame()
  frames = () => {
    this.#window.windows.isReadingFrames = true
    const { frames, url } = this.#window
    const all = [{ path: [] as string[], url }, ...frames]
    return all.map((one) => strictly(new WebKitFrame(this.#window, one.path, one.url), 'frame'))
  }
  mainFrame = () => strictly(new WebKitFrame(this.#window, [], this.#window.url), 'frame')
  viewportSize = () => this.#size
  setViewportSize = async (size: { width: number; height: number }) => {
    this.#size = size
    await this.#window.alone(() => resize(this.#window.driver, size))
  }

  #move = async (act: (driver: WebDriver) => Promise<unknown>) => {
    const { driver, timeout } = this.#window
    await this.#window.alone(() => this.#moves.wait(driver, act, timeout))
    await this.#window.look()
    return null
  }
  goto = (url: string) => this.#move((driver) => driver.get(new URL(url, this.#window.url).href))
  reload = () => this.#move((driver) => driver.navigate().refresh())
  // These methods call `history`, as Playwright does. The browser's own buttons skip entries that a script added without
  // a press of the user.
  goBack = () => this.#move((driver) => driver.executeScript('history.back()'))
  goForward = () => this.#move((driver) => driver.executeScript('history.forward()'))
  title = () => this.evaluate<string>('document.title')
  content = () => this.evaluate<string>('document.documentElement.outerHTML')
  evaluate = <T>(act: ((argument: never) => T) | string, argument?: unknown) =>
    evaluateIn<T>(this.#window, [], act, argument)
  waitForFunction = <T>(act: ((argument: never) => T) | string, argument?: unknown, options?: Timed) =>
    untilTrue(() => this.evaluate(act, argument), options?.timeout ?? this.#window.timeout)
  waitForTimeout = wait
  waitForLoadState = () => this.waitForFunction("document.readyState === 'complete'")
  waitForURL = async (wanted: UrlMatch, options?: Timed) => {
    const limit = performance.now() + (options?.timeout ?? 30_000)
    while (!matches(wanted, this.#window.url)) {
      if (performance.now() > limit)
        throw new Error(`Timeout: the address is ${this.#window.url}, not ${wanted}`)
      await wait(50)
      await this.#window.look()
      // The driver tells the next document's address before the document is there. A loaded document tells its own.
      if (matches(wanted, this.#window.url)) await this.waitForLoadState()
    }
    await this.waitForLoadState()
  }
  screenshot = async ({ path }: { path?: string } = {}) => {
    const picture = Buffer.from(
      await this.#window.alone(() => this.#window.driver.takeScreenshot()),
      'base64',
    )
    if (path) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, picture)
    }
    return picture
  }
  click = (selector: string, press?: Press) => this.find(selector).click(press)
  fill = (selector: string, text: string) => this.find(selector).fill(text)
  bringToFront = async () => {
    await this.#window.look()
  }
  isClosed = () => this.#window.isClosed
  close = async () => {
    await this.#window.alone(() => this.#window.driver.close())
    this.#window.isClosed = true
    this.#window.windows.current = ''
  }

  addInitScript = <T>(script: string | ((argument: T) => unknown), argument?: T) =>
    addInitScript(this.proxy, script, argument)
  exposeBinding = async (name: string, hear: (source: unknown, ...args: never[]) => unknown) =>
    expose(this.proxy, name, (...args: never[]) => hear({}, ...args))
  exposeFunction = async (name: string, hear: (...args: never[]) => unknown) => expose(this.proxy, name, hear)
  route = (wanted: UrlMatch, handler: Listener, options?: { times?: number }) =>
    route(this.proxy, wanted, handler, options)
  unroute = (wanted: UrlMatch) => unroute(this.proxy, wanted)
  unrouteAll = async () => {
    this.proxy.routes.length = 0
  }

  on = (event: string, hear: Listener) => {
    if (isRequestEvent(event)) hearRequests(this.proxy, event, hear)
    else if (isComplaint(event)) this.#complaints.on(event, hear)
    else throw new Error(`The driver of WebKit does not tell of ${event}`)
  }
  off = (event: string, hear: Listener) => {
    if (isRequestEvent(event)) unhearRequests(this.proxy, event, hear)
    else if (isComplaint(event)) this.#complaints.off(event, hear)
  }
  waitForRequest = (wanted: UrlMatch | ((one: Request) => unknown), options?: Timed) =>
    next(this.proxy.onRequest, wanted, options)
  waitForResponse = (wanted: UrlMatch | ((one: Response) => unknown), options?: Timed) =>
    next(this.proxy.onResponse, wanted, options)
}
