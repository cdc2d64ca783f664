import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  getByAltTextSelector,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTestIdSelector,
  getByTextSelector,
  getByTitleSelector,
} from 'ivya'
import type { BrowserContext, Page } from 'playwright'
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { Ask } from './inPage.ts'
import { matches, type SiteProxy, tellingScript, type UrlMatch } from './proxy.ts'
import { inPageScript, type Session } from './session.ts'

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Refuses by its name whatever Playwright has and this does not. */
function strictly<T extends object>(target: T, name: string): T {
  return new Proxy(target, {
    get(one, key) {
      if (
        key in one ||
        typeof key === 'symbol' ||
        key === 'then' ||
        key === 'toJSON' ||
        key === 'asymmetricMatch'
      ) {
        const value = Reflect.get(one, key)
        return typeof value === 'function' ? value.bind(one) : value
      }
      throw new Error(`The driver of WebKit has no ${name}.${key}`)
    },
  })
}

interface Timed {
  timeout?: number
}

/** Acts of the driver of one window in a document, one thing after the other. */
class Window {
  /** As it was seen last; looked at anew after each step and every tenth of a second. */
  url = 'about:blank'
  frames: { url: string; path: string[] }[] = []
  isClosed = false
  timeout = 15_000
  readonly driver: WebDriver
  readonly proxy: SiteProxy
  handle = ''

  constructor({ driver, proxy }: Session, windows: WindowsOfContext) {
    this.driver = driver
    this.proxy = proxy
    this.windows = windows
  }
  readonly windows: WindowsOfContext

  /** Runs with nothing beside it in this browser: which document the driver is in is one state for all. */
  alone<T>(act: () => Promise<T>): Promise<T> {
    const { windows } = this
    const run = windows.last.then(async () => {
      if (windows.current !== this.handle) await this.driver.switchTo().window(this.handle)
      windows.current = this.handle
      return act()
    })
    windows.last = run.catch(() => {})
    return run
  }

  /** Goes into the document of a frame, by the selectors of the frames around it. */
  async #enter(path: readonly string[]): Promise<boolean> {
    await this.driver.switchTo().defaultContent()
    for (const selector of path) {
      const found = await this.#ask<{ value?: WebElement }>(selector, "'element'")
      if (!found.value) return false
      await this.driver.switchTo().frame(found.value)
    }
    return true
  }

  async script<T>(code: string, ...args: unknown[]): Promise<T> {
    const guarded = `if (!window.__wherryDriver) return '__none'\nreturn (async (driver, args) => { ${code} })(window.__wherryDriver, arguments)`
    const answer = await this.driver.executeScript<T | '__none'>(guarded, ...args)
    if (answer !== '__none') return answer as T
    await this.driver.executeScript(await inPageScript())
    return (await this.driver.executeScript<T>(guarded, ...args)) as T
  }

  #ask<T>(selector: string, question: string, argument?: unknown): Promise<T> {
    return this.script<T>(`return driver.one(args[0], ${question}, args[1])`, selector, argument)
  }

  /** Name of `arguments` inside the script. */
  within<T>(path: readonly string[], code: string, ...args: unknown[]): Promise<T | typeof away> {
    return this.alone(async () => {
      try {
        if (!(await this.#enter(path))) return away
        return await this.script<T>(code, ...args)
      } catch (error) {
        if (isPassing(error)) return away
        throw error
      }
    }).finally(() => void this.look())
  }

  /** The element itself, with the driver in its document. */
  async element(path: readonly string[], selector: string): Promise<WebElement | null> {
    if (!(await this.#enter(path))) return null
    const { value } = await this.#ask<{ value?: WebElement }>(selector, "'element'")
    return value ?? null
  }

  #looking = false
  async look(): Promise<void> {
    if (this.#looking || this.isClosed) return
    this.#looking = true
    try {
      await this.alone(async () => {
        this.url = await this.driver.getCurrentUrl()
        if (!this.windows.isReadingFrames) return
        await this.driver.switchTo().defaultContent()
        this.frames = await this.#framesBelow([])
      })
    } catch {
      // A page that is on its way has no address yet.
    } finally {
      this.#looking = false
    }
  }

  async #framesBelow(path: string[]): Promise<{ url: string; path: string[] }[]> {
    const found: { url: string; path: string[] }[] = []
    const count = await this.script<number>(`return driver.count('iframe')`)
    for (let at = 0; at < count; at++) {
      const below = [...path, `iframe >> nth=${at}`]
      try {
        if (!(await this.#enter(below))) continue
        found.push({ url: await this.script<string>('return location.href'), path: below })
        if (below.length < 3) found.push(...(await this.#framesBelow(below)))
      } catch {
        // A frame that is on its way is none yet.
      }
    }
    return found
  }
}

/** Windows of a browser, and the one in which the driver is. */
export interface WindowsOfContext {
  last: Promise<unknown>
  current: string
  /** The addresses of frames take time to read: only where a journey asks for frames. */
  isReadingFrames: boolean
}

/** A document was on its way: asked again. */
const away = Symbol('away')
const isPassing = (error: unknown) =>
  /StaleElement|NoSuchFrame|NoSuchWindow|JavascriptError.*(navigat|unload)|UnexpectedAlert|no such element/i.test(
    `${(error as Error).name} ${(error as Error).message}`,
  )

interface Answer<T> {
  value?: T
  none?: true
  several?: string[]
}

const keyNames: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Home: Key.HOME,
  End: Key.END,
  PageUp: Key.PAGE_UP,
  PageDown: Key.PAGE_DOWN,
  Space: ' ',
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  ControlOrMeta: Key.CONTROL,
  Alt: Key.ALT,
  Meta: Key.META,
}
const keyOf = (name: string) => keyNames[name] ?? name

class Keyboard {
  readonly #window: Window
  constructor(window: Window) {
    this.#window = window
  }
  async press(chord: string): Promise<void> {
    const keys = chord.split(/(?<!^)\+(?!$)/).map(keyOf)
    await this.#window.alone(async () => {
      let actions = this.#window.driver.actions({ async: true })
      for (const key of keys) actions = actions.keyDown(key)
      for (const key of keys.toReversed()) actions = actions.keyUp(key)
      await actions.perform()
    })
    await this.#window.look()
  }
  async type(text: string, { delay = 0 }: { delay?: number } = {}): Promise<void> {
    await this.#window.alone(async () => {
      let actions = this.#window.driver.actions({ async: true })
      for (const sign of text) {
        actions = actions.keyDown(sign).keyUp(sign)
        if (delay > 0) actions = actions.pause(delay)
      }
      await actions.perform()
    })
  }
  async insertText(text: string): Promise<void> {
    await this.#window.within([], `document.execCommand('insertText', false, args[0])`, text)
  }
}

type Role = Parameters<typeof getByRoleSelector>[0]
type ByRole = Parameters<typeof getByRoleSelector>[1]
type Text = string | RegExp
interface Exact {
  exact?: boolean
}
interface Filter {
  hasText?: Text
  hasNotText?: Text
  has?: WebKitLocator
  hasNot?: WebKitLocator
  visible?: boolean
}

/** Ways to find an element that a page, a frame and an element share. */
abstract class Finder {
  abstract find(selector: string): WebKitLocator
  getByRole = (role: Role, options?: ByRole) => this.find(getByRoleSelector(role, options))
  getByText = (text: Text, options?: Exact) => this.find(getByTextSelector(text, options))
  getByLabel = (text: Text, options?: Exact) => this.find(getByLabelSelector(text, options))
  getByTitle = (text: Text, options?: Exact) => this.find(getByTitleSelector(text, options))
  getByAltText = (text: Text, options?: Exact) => this.find(getByAltTextSelector(text, options))
  getByPlaceholder = (text: Text, options?: Exact) => this.find(getByPlaceholderSelector(text, options))
  getByTestId = (id: Text) => this.find(getByTestIdSelector('data-testid', id))
  locator = (selector: string, filter?: Filter) => filtered(this.find(selector), filter)
}

const textPart = (name: string, text: Text) =>
  `${name}=${text instanceof RegExp ? String(text) : `${JSON.stringify(text)}i`}`

function filtered(locator: WebKitLocator, filter: Filter = {}): WebKitLocator {
  const parts = [
    filter.hasText !== undefined && textPart('internal:has-text', filter.hasText),
    filter.hasNotText !== undefined && textPart('internal:has-not-text', filter.hasNotText),
    filter.has && `internal:has=${JSON.stringify(filter.has.selector)}`,
    filter.hasNot && `internal:has-not=${JSON.stringify(filter.hasNot.selector)}`,
    filter.visible !== undefined && `visible=${filter.visible}`,
  ].filter((part) => typeof part === 'string')
  return parts.reduce((one, part) => one.find(part), locator)
}

export class WebKitLocator extends Finder {
  readonly window: Window
  readonly path: readonly string[]
  readonly selector: string
  constructor(window: Window, path: readonly string[], selector: string) {
    super()
    this.window = window
    this.path = path
    this.selector = selector
  }
  find(selector: string): WebKitLocator {
    return strictly(new WebKitLocator(this.window, this.path, `${this.selector} >> ${selector}`), 'locator')
  }
  first = () => this.find('nth=0')
  last = () => this.find('nth=-1')
  nth = (at: number) => this.find(`nth=${at}`)
  filter = (filter: Filter) => filtered(this, filter)
  or = (other: WebKitLocator) => this.find(`internal:or=${JSON.stringify(other.selector)}`)
  and = (other: WebKitLocator) => this.find(`internal:and=${JSON.stringify(other.selector)}`)
  contentFrame = () =>
    strictly(new WebKitFrameLocator(this.window, [...this.path, this.selector]), 'frameLocator')
  frameLocator = (selector: string) => this.find(selector).contentFrame()
  page = () => this.window

  /** The answer once there is the element and what it says will do. */
  async #until<T>(
    question: string,
    argument: unknown,
    will: (value: T) => string | null,
    { timeout }: Timed = {},
  ) {
    const limit = performance.now() + (timeout ?? this.window.timeout)
    let why = 'not there'
    for (;;) {
      const code = `return driver.one(args[0], ${question}, args[1])`
      const answer = await this.window.within<Answer<T>>(this.path, code, this.selector, argument)
      if (answer === away || answer.none) why = 'not there'
      else if (answer.several)
        throw new Error(`strict mode violation: ${this.selector} is several:\n${answer.several.join('\n')}`)
      else {
        const refused = will(answer.value as T)
        if (refused === null) return answer.value as T
        why = refused
      }
      if (performance.now() > limit)
        throw new Error(
          `Timeout ${timeout ?? this.window.timeout} ms: ${[...this.path, this.selector].join(' > ')}: ${why}`,
        )
      await wait(50)
    }
  }
  #say<T>(ask: Ask, options?: Timed, argument?: unknown): Promise<T> {
    return this.#until<T>(`'${ask}'`, argument, () => null, options)
  }
  textContent = (options?: Timed) => this.#say<string | null>('text', options)
  innerText = (options?: Timed) => this.#say<string>('innerText', options)
  innerHTML = (options?: Timed) => this.#say<string>('html', options)
  inputValue = (options?: Timed) => this.#say<string>('value', options)
  isChecked = (options?: Timed) => this.#say<boolean>('isChecked', options)
  isDisabled = (options?: Timed) => this.#say<boolean>('isOff', options)
  isEnabled = async (options?: Timed) => !(await this.isDisabled(options))
  isEditable = (options?: Timed) => this.#say<boolean>('isEditable', options)
  getAttribute = (name: string, options?: Timed) => this.#say<string | null>('attribute', options, name)
  boundingBox = async (options?: Timed) => {
    const box = await this.#say<{ x: number; y: number; width: number; height: number } | null>(
      'box',
      options,
    )
    return box
  }
  focus = (options?: Timed) => this.#say<null>('focus', options)
  blur = (options?: Timed) => this.#say<null>('blur', options)
  scrollIntoViewIfNeeded = async (options?: Timed) => {
    if (this.path.length === 0) await this.#say<null>('scroll', options)
    else await this.#intoView()
  }
  evaluate = <T>(act: (element: never, argument: never) => T, argument?: unknown, options?: Timed) =>
    this.#until<T>(`(${act})`, argument, () => null, options)
  evaluateAll = async <T>(act: (elements: never, argument: never) => T, argument?: unknown) => {
    const code = `return driver.all(args[0], (${act}), args[1])`
    return settledAway(() => this.window.within<T>(this.path, code, this.selector, argument))
  }
  count = async (): Promise<number> => {
    const count = await this.window.within<number>(this.path, 'return driver.count(args[0])', this.selector)
    return count === away ? 0 : count
  }
  all = async () => Array.from({ length: await this.count() }, (_, at) => this.nth(at))
  #each = async <T>(ask: Ask): Promise<T[]> => {
    const said = await this.window.within<T[]>(
      this.path,
      `return driver.each(args[0], '${ask}')`,
      this.selector,
    )
    return said === away ? [] : said
  }
  allTextContents = async () => (await this.#each<string | null>('text')).map((text) => text ?? '')
  allInnerTexts = () => this.#each<string>('innerText')
  isVisible = async () => (await this.#each<boolean>('isVisible')).some(Boolean)
  isHidden = async () => !(await this.isVisible())

  waitFor = async ({ state = 'visible', timeout }: Timed & { state?: string } = {}): Promise<void> => {
    if (state === 'visible') {
      await this.#until<boolean>("'isVisible'", null, (is) => (is ? null : 'not visible'), {
        timeout: timeout ?? this.window.timeout,
      })
      return
    }
    const limit = performance.now() + (timeout ?? this.window.timeout)
    const holds = async () =>
      state === 'attached'
        ? (await this.count()) > 0
        : state === 'detached'
          ? (await this.count()) === 0
          : !(await this.isVisible())
    while (!(await holds())) {
      if (performance.now() > limit) throw new Error(`Timeout: ${this.selector} is not ${state}`)
      await wait(50)
    }
  }

  /** Scrolls the pages around a frame: the frame itself may be as high as all that is in it. */
  async #intoView(): Promise<void> {
    if (this.path.length === 0) return
    type Box = { x: number; y: number; width: number; height: number } | null
    const asked = await this.window.within<Answer<Box>>(
      this.path,
      `return driver.one(args[0], 'box')`,
      this.selector,
    )
    let box = asked === away ? null : (asked.value ?? null)
    for (let depth = this.path.length - 1; box && depth >= 0; depth--) {
      const moved = await this.window.within<Answer<Box>>(
        this.path.slice(0, depth),
        `return driver.one(args[0], (frame, box) => {
          const at = () => {
            const { x, y } = frame.getBoundingClientRect()
            return { ...box, x: box.x + x + frame.clientLeft, y: box.y + y + frame.clientTop }
          }
          const { y, height } = at()
          if (y < 0 || y + height > innerHeight)
            scrollBy({ top: y + height / 2 - innerHeight / 2, behavior: 'instant' })
          return at()
        }, args[1])`,
        this.path[depth],
        box,
      )
      box = moved === away ? null : (moved.value ?? null)
    }
  }
  /** Brings the element to where it can be pressed, and leads the pointer there. */
  async #point({ force = false, trial, ...timed }: Press, act: (element: WebElement) => Promise<unknown>) {
    const limit = performance.now() + (timed.timeout ?? this.window.timeout)
    for (;;) {
      await this.#intoView()
      if (!force)
        await this.#until<string | null>("'ready'", null, (why) => why, {
          timeout: Math.max(1, limit - performance.now()),
        })
      if (trial) return
      const isDone = await this.window.alone(async () => {
        try {
          const answer = await this.window.element(this.path, this.selector)
          if (!answer) return false
          await act(answer)
          return true
        } catch (error) {
          if (isPassing(error) || /MoveTargetOutOfBounds/.test((error as Error).name)) return false
          throw error
        }
      })
      if (isDone) break
      if (performance.now() > limit) throw new Error(`Timeout: ${this.selector} cannot be pressed`)
    }
    await this.window.look()
  }
  click = ({ clickCount = 1, button, position, ...press }: Press = {}) =>
    this.#point(press, async (element) => {
      let actions = this.window.driver.actions({ async: true })
      const rect = position ? await element.getRect() : null
      const offset =
        position && rect
          ? { x: Math.round(position.x - rect.width / 2), y: Math.round(position.y - rect.height / 2) }
          : { x: 0, y: 0 }
      actions = actions.move({ origin: element, ...offset, duration: 0 })
      for (let at = 0; at < clickCount; at++)
        actions = button === 'right' ? actions.press(2).release(2) : actions.press().release()
      await actions.perform()
    })
  dblclick = (press: Press = {}) => this.click({ ...press, clickCount: 2 })
  tap = (press: Press = {}) => this.click(press)
  hover = (press: Press = {}) =>
    this.#point(press, (element) =>
      this.window.driver.actions({ async: true }).move({ origin: element, duration: 0 }).perform(),
    )
  dispatchEvent = (type: string, init: object = {}) =>
    this.#until<boolean>(
      `(element, [type, init]) => element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true, ...init }))`,
      [type, init],
      () => null,
    )
  #set = async (checked: boolean, press: Press = {}) => {
    if ((await this.isChecked(press)) !== checked) await this.click(press)
    await this.#until<boolean>("'isChecked'", null, (is) => (is === checked ? null : `still ${is}`), press)
  }
  check = (press?: Press) => this.#set(true, press)
  uncheck = (press?: Press) => this.#set(false, press)
  setChecked = (checked: boolean, press?: Press) => this.#set(checked, press)
  fill = async (text: string, options?: Timed) => {
    await this.#until<string | null>("'fill'", text, (why) => why, options)
  }
  clear = (options?: Timed) => this.fill('', options)
  selectOption = async (wanted: string | { value?: string; label?: string }, options?: Timed) => {
    const option = typeof wanted === 'string' ? { value: wanted, label: wanted } : wanted
    await this.#until<string | null>("'select'", option, (why) => why, options)
  }
  press = async (chord: string, options?: Timed) => {
    await this.focus(options)
    await new Keyboard(this.window).press(chord)
  }
  pressSequentially = async (text: string, options: Timed & { delay?: number } = {}) => {
    await this.focus(options)
    await new Keyboard(this.window).type(text, options)
  }
  type = this.pressSequentially
}

interface Press extends Timed {
  force?: boolean
  trial?: boolean
  clickCount?: number
  button?: 'left' | 'right' | 'middle'
  position?: { x: number; y: number }
}

/** Asks again while a document is on its way. */
async function settledAway<T>(ask: () => Promise<T | typeof away>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const answer = await ask()
    if (answer !== away) return answer
    if (attempt > 200) throw new Error('The document never came')
    await wait(50)
  }
}

export class WebKitFrameLocator extends Finder {
  readonly #window: Window
  readonly #path: readonly string[]
  constructor(window: Window, path: readonly string[]) {
    super()
    this.#window = window
    this.#path = path
  }
  find(selector: string): WebKitLocator {
    return strictly(new WebKitLocator(this.#window, this.#path, selector), 'locator')
  }
  frameLocator = (selector: string) => this.find(selector).contentFrame()
  first = () => strictly(new WebKitFrameLocator(this.#window, firstOf(this.#path, 'nth=0')), 'frameLocator')
  last = () => strictly(new WebKitFrameLocator(this.#window, firstOf(this.#path, 'nth=-1')), 'frameLocator')
  nth = (at: number) =>
    strictly(new WebKitFrameLocator(this.#window, firstOf(this.#path, `nth=${at}`)), 'frameLocator')
  owner = () =>
    strictly(new WebKitLocator(this.#window, this.#path.slice(0, -1), this.#path.at(-1) ?? ''), 'locator')
}
const firstOf = (path: readonly string[], part: string) => [...path.slice(0, -1), `${path.at(-1)} >> ${part}`]

/** A document in a frame, at the time it was asked for. */
class WebKitFrame extends Finder {
  readonly #window: Window
  readonly #path: readonly string[]
  readonly #url: string
  constructor(window: Window, path: readonly string[], url: string) {
    super()
    this.#window = window
    this.#path = path
    this.#url = url
  }
  find(selector: string): WebKitLocator {
    return strictly(new WebKitLocator(this.#window, this.#path, selector), 'locator')
  }
  url = () => this.#window.frames.find(({ path }) => path.join() === this.#path.join())?.url ?? this.#url
  evaluate = <T>(act: ((argument: never) => T) | string, argument?: unknown) =>
    evaluateIn<T>(this.#window, this.#path, act, argument)
  waitForFunction = <T>(act: ((argument: never) => T) | string, argument?: unknown, options?: Timed) =>
    untilTrue(() => this.evaluate(act, argument), options?.timeout ?? this.#window.timeout)
}

function evaluateIn<T>(
  window: Window,
  path: readonly string[],
  act: ((argument: never) => T) | string,
  argument?: unknown,
): Promise<T> {
  const code = typeof act === 'string' ? `return (${act})` : `return (${act})(args[0])`
  return settledAway(() => window.within<T>(path, code, argument))
}

async function untilTrue<T>(ask: () => Promise<T>, timeout: number): Promise<T> {
  const limit = performance.now() + timeout
  for (;;) {
    const value = await ask()
    if (value) return value
    if (performance.now() > limit) throw new Error('Timeout: it never became true')
    await wait(50)
  }
}

type Listener = (value: never) => unknown

export class WebKitPage extends Finder {
  readonly #window: Window
  readonly #context: WebKitContext
  readonly keyboard: Keyboard
  #listeners = new Map<string, Set<Listener>>()
  #size: { width: number; height: number }
  constructor(window: Window, context: WebKitContext, size: { width: number; height: number }) {
    super()
    this.#window = window
    this.#context = context
    this.#size = size
    this.keyboard = strictly(new Keyboard(window), 'keyboard')
  }
  find(selector: string): WebKitLocator {
    return strictly(new WebKitLocator(this.#window, [], selector), 'locator')
  }
  get proxy() {
    return this.#window.proxy
  }
  context = () => this.#context as unknown as BrowserContext
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
    await this.#window.alone(() => act(this.#window.driver))
    await this.#window.look()
    return null
  }
  goto = (url: string) => this.#move((driver) => driver.get(new URL(url, this.#window.url).href))
  reload = () => this.#move((driver) => driver.navigate().refresh())
  goBack = () => this.#move((driver) => driver.navigate().back())
  goForward = () => this.#move((driver) => driver.navigate().forward())
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
    this.#context.addInitScript(script, argument)
  exposeBinding = async (name: string, hear: (source: unknown, ...args: never[]) => unknown) => {
    this.proxy.initScripts.push(tellingScript(name))
    this.proxy.onTold.add((told, args) => {
      if (told === name) hear({}, ...(args as never[]))
    })
  }
  exposeFunction = (name: string, hear: (...args: never[]) => unknown) =>
    this.exposeBinding(name, (_source, ...args: never[]) => hear(...args))
  route = (wanted: UrlMatch, handler: Listener, { times = Number.POSITIVE_INFINITY } = {}) =>
    this.#context.route(wanted, handler, { times })
  unroute = (wanted: UrlMatch) => this.#context.unroute(wanted)
  unrouteAll = async () => {
    this.proxy.routes.length = 0
  }

  on = (event: string, hear: Listener) => {
    const { proxy } = this
    if (event === 'request') proxy.onRequest.add(hear as never)
    else if (event === 'response') proxy.onResponse.add(hear as never)
    else if (event === 'requestfailed') proxy.onFailed.add(hear as never)
    else if (event === 'requestfinished')
      proxy.onResponse.add((response) => hear(response.request() as never))
    else if (event === 'pageerror' || event === 'console') this.#hear(event, hear)
    else throw new Error(`The driver of WebKit does not tell of ${event}`)
  }
  off = (event: string, hear: Listener) => {
    const sets = {
      request: this.proxy.onRequest,
      response: this.proxy.onResponse,
      requestfailed: this.proxy.onFailed,
    }
    sets[event as keyof typeof sets]?.delete(hear as never)
    this.#listeners.get(event)?.delete(hear)
  }
  #hear(event: string, hear: Listener) {
    const known = this.#listeners.get(event)
    if (known) return known.add(hear)
    const listeners = new Set([hear])
    this.#listeners.set(event, listeners)
    const name = event === 'console' ? '__wherryConsole' : '__wherryError'
    const hook =
      event === 'console'
        ? `for (const type of ['error', 'warn', 'log', 'info']) { const own = console[type]; console[type] = (...args) => { ${name}(type, args.map(String).join(' ')); own.apply(console, args) } }`
        : `addEventListener('error', (e) => e.message && ${name}('error', e.message)); addEventListener('unhandledrejection', (e) => ${name}('error', String(e.reason)))`
    this.proxy.initScripts.push(`${tellingScript(name)}; ${hook}`)
    this.proxy.onTold.add((told, [type, text]) => {
      if (told !== name) return
      const value =
        event === 'console'
          ? {
              type: () => (type === 'warn' ? 'warning' : type),
              text: () => text,
              location: () => ({ url: '' }),
            }
          : new Error(String(text))
      for (const one of listeners) one(value as never)
    })
    return undefined
  }
  #next = <T extends { url(): string }>(
    heard: Set<(one: T) => void>,
    wanted: UrlMatch | ((one: T) => unknown),
    timeout = 30_000,
  ) =>
    new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        heard.delete(hear)
        reject(new Error(`Timeout: nothing came for ${wanted}`))
      }, timeout)
      const hear = (one: T) => {
        const fits =
          typeof wanted === 'function' ? (wanted as (one: T) => unknown)(one) : matches(wanted, one.url())
        if (!fits) return
        clearTimeout(timer)
        heard.delete(hear)
        resolve(one)
      }
      heard.add(hear)
    })
  waitForRequest = (wanted: UrlMatch, options?: Timed) =>
    this.#next(this.proxy.onRequest as never, wanted, options?.timeout)
  waitForResponse = (wanted: UrlMatch, options?: Timed) =>
    this.#next(this.proxy.onResponse as never, wanted, options?.timeout)
}

/** Sets the size of the page: the driver counts the window's bar into the size of a window. */
async function resize(
  driver: WebDriver,
  { width, height }: { width: number; height: number },
): Promise<void> {
  // It may be in a frame, whose size is not the window's.
  await driver.switchTo().defaultContent()
  for (let attempt = 0; attempt < 3; attempt++) {
    const [inner, outer] = await driver.executeScript<[number[], number[]]>(
      'return [[innerWidth, innerHeight], [outerWidth, outerHeight]]',
    )
    if (inner[0] === width && inner[1] === height) return
    const bar = { x: outer[0]! - inner[0]!, y: outer[1]! - inner[1]! }
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width: width + bar.x, height: height + bar.y })
    await wait(50)
  }
}

/** A window without a bar, which may be as narrow as a phone, by a press as a page opens one; it knows no opener. */
async function openBare(
  driver: WebDriver,
  { width, height }: { width: number; height: number },
): Promise<string> {
  const before = await driver.getAllWindowHandles()
  const features = `noopener,popup,toolbar=no,menubar=no,location=no,width=${width},height=${height}`
  await driver.executeScript(
    `const button = document.createElement('button')
    button.textContent = 'open'
    button.onclick = () => window.open('about:blank', '_blank', arguments[0])
    document.body.replaceChildren(button)`.replace('arguments[0]', JSON.stringify(features)),
  )
  await driver.findElement(By.css('button')).click()
  for (let attempt = 0; attempt < 100; attempt++) {
    const fresh = (await driver.getAllWindowHandles()).find((one) => !before.includes(one))
    if (fresh) return fresh
    await wait(50)
  }
  throw new Error('WebKit opened no window')
}

export class WebKitContext {
  readonly #session: Session
  readonly #windows: WindowsOfContext = { last: Promise.resolve(), current: '', isReadingFrames: false }
  readonly #open: { window: Window; page: WebKitPage }[] = []
  readonly #size: { width: number; height: number }
  /** The window that the driver came with: the others are opened from it. */
  #first: string | null = null
  #timer: NodeJS.Timeout
  constructor(session: Session, size: { width: number; height: number }) {
    this.#session = session
    this.#size = size
    this.#timer = setInterval(() => {
      for (const { window } of this.#open) void window.look()
    }, 100)
  }
  #known = async (handle: string): Promise<WebKitPage> => {
    const window = new Window(this.#session, this.#windows)
    window.handle = handle
    const page = strictly(new WebKitPage(window, this, this.#size), 'page')
    this.#open.push({ window, page })
    await window.alone(() => resize(this.#session.driver, this.#size))
    await window.look()
    return page
  }
  pages = () => this.#open.map(({ page }) => page)
  newPage = async (): Promise<Page> => {
    const { driver } = this.#session
    this.#first ??= await driver.getWindowHandle()
    const base = new Window(this.#session, this.#windows)
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
  addInitScript = async <T>(script: string | ((argument: T) => unknown), argument?: T): Promise<void> => {
    const code = typeof script === 'string' ? script : `(${script})(${JSON.stringify(argument)})`
    this.#session.proxy.initScripts.push(code)
  }
  route = async (wanted: UrlMatch, handler: Listener, { times = Number.POSITIVE_INFINITY } = {}) => {
    this.#session.proxy.routes.push({ wanted, handler: handler as never, left: times })
  }
  unroute = async (wanted: UrlMatch) => {
    const { routes } = this.#session.proxy
    const kept = routes.filter((one) => String(one.wanted) !== String(wanted))
    routes.splice(0, routes.length, ...kept)
  }
  setOffline = async (isOffline: boolean) => {
    this.#session.proxy.isOffline = isOffline
  }
  /** None of them is asked for here. */
  grantPermissions = async () => {}
  on = (event: string, hear: Listener) => {
    const { proxy } = this.#session
    if (event === 'request') proxy.onRequest.add(hear as never)
    else if (event === 'response') proxy.onResponse.add(hear as never)
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
