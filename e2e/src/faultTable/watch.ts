import type { EndpointName } from '@wherry/booking/wire'
import { operationOf } from '@wherry/sandbox/faults/operation.ts'
import type { Page, Request } from 'playwright'
import { inject } from 'vitest'
import type { Stage } from './states.ts'

/** The calls of a page, by the contract's names. */
export interface Calls {
  /** Number of times that the page made a call since the last `begin`. */
  asked(call: EndpointName): number
  /** Number of calls without an answer, of one kind or of all. */
  open(call?: EndpointName): number
  begin(): void
}

/** Follows the calls of a page and of its frames. */
export function followCalls(page: Page): Calls {
  const running = new Map<Request, EndpointName>()
  let asked: EndpointName[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const call = operationOf(request.method(), pathname)
    if (call === null || request.resourceType() === 'document') return
    running.set(request, call)
    asked.push(call)
  })
  page.on('requestfinished', (request) => void running.delete(request))
  page.on('requestfailed', (request) => void running.delete(request))
  return {
    asked: (call) => asked.filter((one) => one === call).length,
    open: (call) => [...running.values()].filter((one) => call === undefined || one === call).length,
    begin() {
      asked = []
    },
  }
}

/** Errors that a page did not handle: uncaught ones, and errors on the console. */
export interface Fallen {
  /** Returns the errors since the last call of this method. */
  take(): string[]
}

/** Console lines that the browser writes about a failed call, or that the module writes on purpose (ERR-02). */
const ofTheCall =
  /^Failed to load resource|blocked by CORS|^ClientError|net::ERR|^Permissions policy|^Access to fetch/

/** Listens to every document of a page from now on. */
export async function followErrors(page: Page): Promise<Fallen> {
  let fallen: string[] = []
  await page.exposeBinding('tellFallen', (_, text: string) => void fallen.push(text))
  await page.addInitScript(() => {
    const { tellFallen } = window as unknown as { tellFallen(text: string): void }
    addEventListener('error', ({ message, error }) => {
      if (error) tellFallen(`error: ${message}`)
    })
    addEventListener('unhandledrejection', ({ reason }) => tellFallen(`unhandled rejection: ${reason}`))
  })
  page.on('console', (line) => {
    if (line.type() === 'error' && !ofTheCall.test(line.text())) fallen.push(`console: ${line.text()}`)
  })
  return {
    take() {
      const all = [...new Set(fallen)]
      fallen = []
      return all
    },
  }
}

/** Observer of the loading states that a page shows. */
export interface Waits {
  /** Forgets all earlier loading states. */
  begin(stage: Stage): Promise<void>
  /** True if a loading state was shown since `begin`, in this document or in an earlier one. */
  seen(): boolean
}

/** Watches the loading states in every document of a page from now on. */
export async function followWaits(page: Page): Promise<Waits> {
  let isSeen = false
  await page.exposeBinding('tellWait', () => {
    isSeen = true
  })
  await page.addInitScript(() => {
    const noted = window as unknown as { sawWait: boolean; tellWait(): void }
    noted.sawWait = false
    const endless = ({ effect }: Animation) =>
      effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
    // A busy control, a placeholder, or an endless animation such as a spinner.
    const isWaiting = () =>
      document.querySelector('[aria-busy="true"], [data-coming]') !== null ||
      document.getAnimations().some(endless)
    new MutationObserver(() => {
      if (noted.sawWait || !isWaiting()) return
      noted.sawWait = true
      noted.tellWait()
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  return {
    async begin(stage) {
      await stage.locator('body').evaluate(() => Object.assign(window, { sawWait: false }))
      isSeen = false
    },
    seen: () => isSeen,
  }
}

/** Holds back calls of a page until the page was checked. */
export interface Hold {
  /** Holds this call back from now on. */
  begin(call: EndpointName): void
  /** Sends the held calls, and no longer holds later ones. */
  end(call: EndpointName): void
}

/** Intercepts every call in every document of a page from now on. */
export async function followHold(page: Page): Promise<Hold> {
  const held = new Map<EndpointName, (() => void)[]>()
  await page.exposeBinding('mayAsk', async (_, method: string, url: string) => {
    const call = operationOf(method, new URL(url).pathname)
    const kept = call && held.get(call)
    if (kept) await new Promise<void>((resolve) => kept.push(resolve))
  })
  await page.addInitScript(() => {
    const { mayAsk, fetch: ask } = window as unknown as {
      mayAsk(method: string, url: string): Promise<void>
      fetch: typeof fetch
    }
    window.fetch = async (input, init) => {
      const { method, url } = input instanceof Request ? input : { method: 'GET', url: String(input) }
      await mayAsk((init?.method ?? method).toUpperCase(), new URL(url, document.baseURI).href)
      return ask(input, init)
    }
  })
  return {
    begin(call) {
      held.set(call, held.get(call) ?? [])
    },
    end(call) {
      const kept = held.get(call) ?? []
      held.delete(call)
      for (const send of kept) send()
    },
  }
}

/** The sandbox's test endpoint for faults. */
export const faultEndpoint = {
  async set(rule: { operation: EndpointName; kind: string; ms?: number; times?: number }): Promise<void> {
    const answer = await fetch(`${inject('api')}/__faults`, { method: 'POST', body: JSON.stringify(rule) })
    if (answer.status !== 204) throw new Error(await answer.text())
  },
  async clear(): Promise<void> {
    await fetch(`${inject('api')}/__faults`, { method: 'DELETE' })
  },
}
