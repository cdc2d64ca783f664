import type { WebElement } from 'selenium-webdriver'
import { type Filter, Finder, filtered } from './finder.ts'
import { Keyboard } from './keyboard.ts'
import { Reader } from './reader.ts'
import { scrollAround } from './scroll.ts'
import { strictly, type Timed } from './strictly.ts'
import { type DriverWindow, isPassing } from './window.ts'

export interface Press extends Timed {
  force?: boolean
  trial?: boolean
  clickCount?: number
  button?: 'left' | 'right' | 'middle'
  position?: { x: number; y: number }
}

/** An element as a person uses it: by pointer and keys. */
export class WebKitLocator extends Reader<WebKitLocator> {
  find(selector: string): WebKitLocator {
    return strictly(new WebKitLocator(this.window, this.path, `${this.selector} >> ${selector}`), 'locator')
  }
  first = () => this.find('nth=0')
  last = () => this.find('nth=-1')
  nth = (at: number) => this.find(`nth=${at}`)
  filter = (filter: Filter) => filtered(this as WebKitLocator, filter)
  or = (other: WebKitLocator) => this.find(`internal:or=${JSON.stringify(other.selector)}`)
  and = (other: WebKitLocator) => this.find(`internal:and=${JSON.stringify(other.selector)}`)
  contentFrame = () =>
    strictly(new WebKitFrameLocator(this.window, [...this.path, this.selector]), 'frameLocator')
  frameLocator = (selector: string) => this.find(selector).contentFrame()
  page = () => this.window.page

  /** Scrolls the element to where it can be pressed, and moves the pointer there. */
  async #point({ force = false, trial, ...timed }: Press, act: (element: WebElement) => Promise<unknown>) {
    const limit = performance.now() + (timed.timeout ?? this.window.timeout)
    for (;;) {
      await scrollAround(this)
      const timeout = Math.max(1, limit - performance.now())
      await this.until<string | null>(force ? "'intoView'" : "'ready'", null, (why) => why, { timeout })
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
    this.until<boolean>(
      `(element, [type, init]) => element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true, ...init }))`,
      [type, init],
      () => null,
    )
  #set = async (checked: boolean, press: Press = {}) => {
    if ((await this.isChecked(press)) !== checked) await this.click(press)
    await this.until<boolean>("'isChecked'", null, (is) => (is === checked ? null : `still ${is}`), press)
  }
  check = (press?: Press) => this.#set(true, press)
  uncheck = (press?: Press) => this.#set(false, press)
  setChecked = (checked: boolean, press?: Press) => this.#set(checked, press)
  fill = async (text: string, options?: Timed) => {
    await this.until<string | null>("'fill'", text, (why) => why, options)
  }
  clear = (options?: Timed) => this.fill('', options)
  selectOption = async (wanted: string | { value?: string; label?: string }, options?: Timed) => {
    const option = typeof wanted === 'string' ? { value: wanted, label: wanted } : wanted
    await this.until<string | null>("'select'", option, (why) => why, options)
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

/** Documents of the frames that a selector finds. */
export class WebKitFrameLocator extends Finder<WebKitLocator> {
  readonly #window: DriverWindow
  readonly #path: readonly string[]
  constructor(window: DriverWindow, path: readonly string[]) {
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
