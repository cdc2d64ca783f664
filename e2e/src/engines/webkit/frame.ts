import { Finder } from './finder.ts'
import { WebKitLocator } from './locator.ts'
import { strictly, type Timed, untilTrue } from './strictly.ts'
import { type DriverWindow, evaluateIn } from './window.ts'

/** A document in a frame, at the path that it had when it was requested. */
export class WebKitFrame extends Finder<WebKitLocator> {
  readonly #window: DriverWindow
  readonly #path: readonly string[]
  readonly #url: string
  constructor(window: DriverWindow, path: readonly string[], url: string) {
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
