import { Finder } from './finder.ts'
import type { Ask } from './inPage.ts'
import { scrollAround } from './scroll.ts'
import { type Timed, wait } from './strictly.ts'
import { type Answer, away, type DriverWindow, settledAway } from './window.ts'

/** Reads an element. Each question waits until the element exists. */
export abstract class Reader<L extends { find(selector: string): L }> extends Finder<L> {
  readonly window: DriverWindow
  /** Selectors of the frames around the element’s document. */
  readonly path: readonly string[]
  readonly selector: string
  constructor(window: DriverWindow, path: readonly string[], selector: string) {
    super()
    this.window = window
    this.path = path
    this.selector = selector
  }

  /** The answer of the element, once the element exists and the answer satisfies a condition. */
  protected async until<T>(
    question: string,
    argument: unknown,
    will: (value: T) => string | null,
    { timeout }: Timed = {},
  ) {
    const limit = performance.now() + (timeout ?? this.window.timeout)
    let why = 'not there'
    for (;;) {
      const code = `return driver.one(args[0], ${question}, args[1])`
      const isFunction = !question.startsWith("'")
      const ask = isFunction ? this.window.evaluate<Answer<T>> : this.window.within<Answer<T>>
      const answer = await ask.call(this.window, this.path, code, this.selector, argument)
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
    return this.until<T>(`'${ask}'`, argument, () => null, options)
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
    else await scrollAround(this)
  }
  evaluate = <T>(act: (element: never, argument: never) => T, argument?: unknown, options?: Timed) =>
    this.until<T>(`(${act})`, argument, () => null, options)
  evaluateAll = async <T>(act: (elements: never, argument: never) => T, argument?: unknown) => {
    const code = `return driver.all(args[0], (${act}), args[1])`
    return settledAway(() => this.window.evaluate<T>(this.path, code, this.selector, argument))
  }
  count = async (): Promise<number> => {
    const count = await this.window.within<number>(this.path, 'return driver.count(args[0])', this.selector)
    return count === away ? 0 : count
  }
  all = async () => Array.from({ length: await this.count() }, (_, at) => this.find(`nth=${at}`))
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
      await this.until<boolean>("'isVisible'", null, (is) => (is ? null : 'not visible'), {
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
}
