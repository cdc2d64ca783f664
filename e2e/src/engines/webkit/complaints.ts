import type { SiteProxy } from './proxy.ts'
import { expose, type Listener } from './traffic.ts'

/** Scripts that report errors and console lines from inside each document, because the driver does not report them. */
const hooks = {
  console: `for (const type of ['error', 'warn', 'log', 'info']) {
    const own = console[type]
    console[type] = (...args) => {
      __wherryConsole(type, args.map(String).join(' '))
      own.apply(console, args)
    }
  }`,
  pageerror: `addEventListener('error', (event) => event.message && __wherryError('error', event.message))
  addEventListener('unhandledrejection', (event) => __wherryError('error', String(event.reason)))`,
}
export type Complaint = keyof typeof hooks
export const isComplaint = (event: string): event is Complaint => event in hooks

const toldOf = (event: Complaint, type: string, text: string) =>
  event === 'pageerror'
    ? new Error(text)
    : {
        type: () => (type === 'warn' ? 'warning' : type),
        text: () => text,
        location: () => ({ url: '' }),
      }

/** Listeners to errors and console lines of a page. */
export class Complaints {
  readonly #proxy: SiteProxy
  readonly #listeners = new Map<Complaint, Set<Listener>>()
  constructor(proxy: SiteProxy) {
    this.#proxy = proxy
  }
  on(event: Complaint, hear: Listener): void {
    const known = this.#listeners.get(event)
    if (known) {
      known.add(hear)
      return
    }
    const listeners = new Set([hear])
    this.#listeners.set(event, listeners)
    const name = event === 'console' ? '__wherryConsole' : '__wherryError'
    expose(this.#proxy, name, (type: string, text: unknown) => {
      for (const one of listeners) one(toldOf(event, type, String(text)) as never)
    })
    this.#proxy.initScripts.push(hooks[event])
  }
  off(event: Complaint, hear: Listener): void {
    this.#listeners.get(event)?.delete(hear)
  }
}
