import type { ChildMessage } from './fromChild.ts'
import { parentEnd } from './parentEnd.ts'
import type { ParentMessage, ToChild } from './toChild.ts'

type Listener = (event: MessageEvent) => void

/** A window for tests with the given origin; messages to it are delivered while it has a listener. */
export function fakeWindow(origin: string) {
  const listeners = new Set<Listener>()
  const refused: string[] = []
  return {
    origin,
    listeners,
    /** Target origins of messages that a browser would not have delivered. */
    refused,
    MessageChannel,
    addEventListener: (_: 'message', listener: Listener) => void listeners.add(listener),
    removeEventListener: (_: 'message', listener: Listener) => void listeners.delete(listener),
    /** Delivers a message as a browser does. */
    hear(event: { data: unknown; origin: string; source: unknown; ports?: readonly MessagePort[] }) {
      for (const listener of [...listeners]) listener({ ports: [], ...event } as unknown as MessageEvent)
    },
    /** The `postMessage` of this window as `from` calls it. */
    postedBy(from: { origin: string }, source: unknown) {
      return (message: unknown, target: string, ports: MessagePort[] = []) => {
        if (target !== origin && target !== '*') refused.push(target)
        else this.hear({ data: structuredClone(message), origin: from.origin, source, ports })
      }
    },
  }
}

export const pageOrigin = 'https://partner.example'
export const frameOrigin = 'https://booking.example'
export const inst = '12345678901234567890-9876543210'

/** A page with an active end of the protocol, and its frame, connected as in a browser. */
export function pageAndFrame(greeting: ToChild['init'] = { lang: 'en', section: 'transfer' }) {
  const page = fakeWindow(pageOrigin)
  const frame = fakeWindow(frameOrigin)
  const toPage = { postMessage: (message: unknown, target: string) => post(message, target) }
  const frameWindow = { postMessage: frame.postedBy(page, toPage) }
  const post = page.postedBy(frame, frameWindow)
  const heard: ChildMessage[] = []
  const answered: ParentMessage[] = []
  const parent = parentEnd({
    view: page,
    frame: { contentWindow: frameWindow as unknown as Window },
    origin: frameOrigin,
    inst,
    greet: () => greeting,
    receive: (message) => void heard.push(message),
  })
  return { page, frame, frameWindow, toPage, parent, heard, answered }
}

/** Waits until messages posted to a port have arrived. */
export const portsSettle = () => new Promise((resolve) => setTimeout(resolve, 15))
