import type { Request, Response } from 'playwright'
import { matches, type SiteProxy, tellingScript, type UrlMatch } from './proxy.ts'
import type { Timed } from './strictly.ts'

export type Listener = (value: never) => unknown

/** Makes a script run in each document that loads from now on. */
export async function addInitScript<T>(
  proxy: SiteProxy,
  script: string | ((argument: T) => unknown),
  argument?: T,
): Promise<void> {
  proxy.initScripts.push(typeof script === 'string' ? script : `(${script})(${JSON.stringify(argument)})`)
}

export async function route(
  proxy: SiteProxy,
  wanted: UrlMatch,
  handler: Listener,
  { times = Number.POSITIVE_INFINITY } = {},
): Promise<void> {
  proxy.routes.push({ wanted, handler: handler as never, left: times })
}

export async function unroute({ routes }: SiteProxy, wanted: UrlMatch): Promise<void> {
  const kept = routes.filter((one) => String(one.wanted) !== String(wanted))
  routes.splice(0, routes.length, ...kept)
}

/** Adds a function to each document. A call of this function calls one of the test. */
export function expose(proxy: SiteProxy, name: string, hear: (...args: never[]) => unknown): void {
  proxy.initScripts.push(tellingScript(name))
  proxy.onTold.add((told, args) => {
    if (told === name) hear(...(args as never[]))
  })
}

const requestEvents = ['request', 'response', 'requestfailed', 'requestfinished'] as const
type RequestEvent = (typeof requestEvents)[number]
export const isRequestEvent = (event: string): event is RequestEvent =>
  requestEvents.some((one) => one === event)

/** Calls a listener with requests or answers. */
export function hearRequests(proxy: SiteProxy, event: RequestEvent, hear: Listener): void {
  if (event === 'request') proxy.onRequest.add(hear as never)
  else if (event === 'response') proxy.onResponse.add(hear as never)
  else if (event === 'requestfailed') proxy.onFailed.add(hear as never)
  else proxy.onResponse.add((response) => hear(response.request() as never))
}

/** Removes a listener to requests or answers. */
export function unhearRequests(proxy: SiteProxy, event: RequestEvent, hear: Listener): void {
  const sets = { request: proxy.onRequest, response: proxy.onResponse, requestfailed: proxy.onFailed }
  if (event !== 'requestfinished') sets[event].delete(hear as never)
}

/** Waits for the next request or answer that matches. */
export function next<T extends Request | Response>(
  heard: Set<(one: T) => void>,
  wanted: UrlMatch | ((one: T) => unknown),
  { timeout = 30_000 }: Timed = {},
): Promise<T> {
  return new Promise((resolve, reject) => {
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
}
