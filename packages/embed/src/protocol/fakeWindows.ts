import type { ChildMessage } from './fromChild.ts'
import { parentEnd } from './parentEnd.ts'
import type { ParentMessage, ToChild } from './toChild.ts'

type Listener = (event: MessageEvent) => void

/** A window for tests: hears what is posted to it, of the given origin, as long as somebody listens. */
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
    /** As a browser hands a message over. */
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

/** A page with its end standing, and the frame in it as both see each other. */
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

/** Until what was posted to a port has come. */
export const portsSettle = () => new Promise((resolve) => setTimeout(resolve, 15))
