import type { ChildEnd } from '../protocol/childEnd.ts'
import type { FromChild } from '../protocol/fromChild.ts'
import type { HeightClock } from '../protocol/heightReporter.ts'
import type { ToChild } from '../protocol/toChild.ts'
import type { VisiblePart } from './keepSeen.ts'
import type { OlderMessages } from './olderMessages.ts'
import { type Seen, watchSeen } from './seen.ts'

export interface HostSetup {
  view: typeof globalThis
  child: Pick<ChildEnd, 'send' | 'requestRedirect'>
  clock: HeightClock
  /** Messages for a page that knows only the older ones. Null if the page knows the protocol. */
  older: OlderMessages | null
}

/** Types of the messages that the module may send; the protocol itself sends the others. */
export type HostMessageType = Exclude<keyof FromChild, 'hello' | 'drawn' | 'redirect-request'>

/** The host page: messages to it, requests to it, and the facts known about it. */
export interface FrameHost {
  /** Sends a message; false if the payload is invalid or no page may receive it. No message has a field for personal data. */
  notify<T extends HostMessageType>(type: T, payload: FromChild[T]): boolean
  /** Asks the host page to open a payment page; false if it did not confirm within 1500 ms. Never rejects. */
  askRedirect(url: string): Promise<boolean>
  /**
   * Calls the listener with the visible part of the frame: at once if it is known, then on each change. Returns the
   * unsubscribe function.
   */
  subscribe(listener: (visible: VisiblePart) => void): () => void
  /** Watches whether the page lets an element be seen (decisions/0019, D6). */
  watchSeen(element: Element): Seen
  showPart(visible: ToChild['visible']): void
  /** Asks the host page to scroll to the point that is `y` pixels below the frame's upper edge. */
  scrollTo(y: number): void
}

/** Names of the messages as events of the host page's analytics. */
const tracked: { readonly [T in HostMessageType]?: string } = {
  results: 'view_item_list',
  'price-selected': 'select_item',
  booked: 'purchase',
  'yacht-sent': 'generate_lead',
}

/** Creates the host page's counterpart in the frame, on top of the protocol. */
export function frameHost({ view, child, clock, older }: HostSetup): FrameHost {
  const listeners = new Set<(visible: VisiblePart) => void>()
  const onlookers = new Set<(visible: ToChild['visible']) => void>()
  let visible: VisiblePart | null = null
  return {
    notify(type, payload) {
      const isSent = child.send(type, payload as never)
      const event = tracked[type]
      // The protocol drops the fields that `track` does not have.
      if (isSent && event) child.send('track', { ...payload, event })
      return isSent
    },
    askRedirect(url) {
      // A page that knows only the older messages does not confirm, so the visitor is also shown a link.
      older?.goTo(url)
      return child.requestRedirect({ url, reason: 'payment' })
    },
    subscribe(listener) {
      if (visible) listener(visible)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    watchSeen: (element) =>
      watchSeen(view, element, {
        ...clock,
        ask: (part) => child.send('look-at', part),
        subscribe(listener) {
          onlookers.add(listener)
          return () => void onlookers.delete(listener)
        },
      }),
    scrollTo: (y) => void child.send('scroll-to', { y }),
    showPart({ bare, ...next }) {
      for (const onlooker of [...onlookers]) onlooker({ ...next, bare })
      visible = next
      for (const listener of [...listeners]) listener(next)
    },
  }
}
