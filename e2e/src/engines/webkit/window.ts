import type { WebDriver, WebElement } from 'selenium-webdriver'
import type { SiteProxy } from './proxy.ts'
import { inPageScript, type Session } from './session.ts'
import { wait } from './strictly.ts'

/** Commands to the driver for one window, run one after the other. */
export class DriverWindow {
  /** The last known address, updated after each step and every tenth of a second. */
  url = 'about:blank'
  frames: { url: string; path: string[] }[] = []
  isClosed = false
  timeout = 15_000
  readonly driver: WebDriver
  readonly proxy: SiteProxy
  handle = ''
  /** The page object that journeys use. */
  page: unknown

  constructor({ driver, proxy }: Session, windows: WindowsOfContext) {
    this.driver = driver
    this.proxy = proxy
    this.windows = windows
  }
  readonly windows: WindowsOfContext

  /** Runs a command while no other runs in this browser, because all windows share the driver’s current document. */
  alone<T>(act: () => Promise<T>): Promise<T> {
    const { windows } = this
    const run = windows.last.then(async () => {
      if (windows.current !== this.handle) {
        await this.driver.switchTo().window(this.handle)
        windows.isInFrame = false
      }
      windows.current = this.handle
      return act()
    })
    windows.last = run.catch(() => {})
    return run
  }

  /** Switches the driver to the document of a frame. The path lists the selectors of the frames around the document. */
  async #enter(path: readonly string[]): Promise<boolean> {
    const { windows } = this
    if (path.length === 0 && !windows.isInFrame) return true
    await this.driver.switchTo().defaultContent()
    windows.isInFrame = path.length > 0
    for (const selector of path) {
      const found = await this.#ask<{ value?: WebElement }>(selector, "'element'")
      if (!found.value) return false
      await this.driver.switchTo().frame(found.value)
    }
    return true
  }

  /** Runs a script with a time limit, because in a document that is being replaced it never returns. */
  async #answered<T>(code: string, args: readonly unknown[], most: number): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(lost)), most)
    })
    const answer = this.driver.executeScript<T>(code, ...args)
    return Promise.race([answer, late]).finally(() => clearTimeout(timer)) as Promise<T>
  }

  async #script<T>(code: string, args: readonly unknown[] = [], most = mostOfAskMs): Promise<T> {
    type Said = { value: T; url: string | null } | '__none'
    // Each answer contains the address, because a separate question for it would double the time.
    const guarded = `if (!window.__wherryDriver) return '__none'
      return (async (driver, args) => { ${code} })(window.__wherryDriver, arguments)
        .then((value) => ({ value, url: window === top ? location.href : null }))`
    let said = await this.#answered<Said>(guarded, args, most)
    if (said === '__none') {
      await this.#answered(await inPageScript(), [], most)
      said = await this.#answered<Said>(guarded, args, most)
    }
    if (said === '__none') throw new Error(lost)
    this.url = said.url ?? this.url
    return said.value
  }

  #ask<T>(selector: string, question: string, argument?: unknown): Promise<T> {
    return this.#script<T>(`return driver.one(args[0], ${question}, args[1])`, [selector, argument])
  }

  /** Runs a script that answers at once in a document. Its code reads the arguments from `args`. */
  within<T>(path: readonly string[], code: string, ...args: unknown[]): Promise<T | typeof away> {
    return this.#within<T>(path, code, args, mostOfAskMs)
  }

  /** Runs a function of the test in a document. It may take longer than a question. */
  evaluate<T>(path: readonly string[], code: string, ...args: unknown[]): Promise<T | typeof away> {
    return this.#within<T>(path, code, args, mostOfScriptMs)
  }

  #within<T>(
    path: readonly string[],
    code: string,
    args: readonly unknown[],
    most: number,
  ): Promise<T | typeof away> {
    return this.alone(async () => {
      try {
        if (!(await this.#enter(path))) return away
        return await this.#script<T>(code, args, most)
      } catch (error) {
        if (isPassing(error)) return away
        throw error
      }
    }).finally(() => {
      if (this.windows.isReadingFrames) void this.look()
    })
  }

  /** The driver’s element, once the driver has switched to its document. */
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
        await this.#enter([])
        this.frames = await this.#framesBelow([])
      })
    } catch {
      // A page that is loading has no address.
    } finally {
      this.#looking = false
    }
  }

  async #framesBelow(path: string[]): Promise<{ url: string; path: string[] }[]> {
    const found: { url: string; path: string[] }[] = []
    const count = await this.#script<number>(`return driver.count('iframe')`)
    for (let at = 0; at < count; at++) {
      const below = [...path, `iframe >> nth=${at}`]
      try {
        if (!(await this.#enter(below))) continue
        found.push({ url: await this.#script<string>('return location.href'), path: below })
        if (below.length < 3) found.push(...(await this.#framesBelow(below)))
      } catch {
        // A frame that is loading is left out.
      }
    }
    return found
  }
}

/** Windows of a browser, and the window to which the driver is switched. */
export interface WindowsOfContext {
  last: Promise<unknown>
  current: string
  /** True if the driver may be switched to the document of a frame. */
  isInFrame: boolean
  /** True once a journey reads the frames of a page. Reading their addresses takes time. */
  isReadingFrames: boolean
}

const lost = 'The script was lost with its document'
/** Milliseconds for a question: fewer than a journey waits for an element, so that there is time to ask again. */
const mostOfAskMs = 9000
/** Milliseconds for a function of the test: more than the slowest one takes. */
const mostOfScriptMs = 30_000

/** The answer while a document is loading. The caller then asks again. */
export const away = Symbol('away')
export const isPassing = (error: unknown): boolean =>
  (error as Error).message === lost ||
  /StaleElement|NoSuchFrame|NoSuchWindow|JavascriptError.*(navigat|unload)|UnexpectedAlert|no such element/i.test(
    `${(error as Error).name} ${(error as Error).message}`,
  )

/** A document’s answer about the only element that a selector matches. */
export interface Answer<T> {
  value?: T
  none?: true
  several?: string[]
}

/** Repeats a question as long as a document is loading. */
export async function settledAway<T>(ask: () => Promise<T | typeof away>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const answer = await ask()
    if (answer !== away) return answer
    if (attempt > 200) throw new Error('The document never came')
    await wait(50)
  }
}

/** Runs a function of the test in a document. */
export function evaluateIn<T>(
  window: DriverWindow,
  path: readonly string[],
  act: ((argument: never) => T) | string,
  argument?: unknown,
): Promise<T> {
  const code = typeof act === 'string' ? `return (${act})` : `return (${act})(args[0])`
  return settledAway(() => window.evaluate<T>(path, code, argument))
}
