import type { Clock, Host, HostMessages, HostVisible } from '@wherry/booking/platform/platform.ts'
import type { ChildEnd, ToChild } from '@wherry/embed/protocol'
import type { OlderMessages } from './olderMessages.ts'
import { watchSeen } from './seen.ts'

export interface HostSetup {
  view: typeof globalThis
  child: Pick<ChildEnd, 'send' | 'requestRedirect'>
  clock: Pick<Clock, 'now' | 'setTimeout'>
  /** For a page that knows these alone. Null: it knows the protocol. */
  older: OlderMessages | null
}

/** The page around, and the lever that moves what of us it shows. */
export interface FrameHost extends Host {
  showPart(visible: ToChild['visible']): void
  /** Asks to bring into view what stands so many pixels below the frame's upper edge. */
  scrollTo(y: number): void
}

/** What a page's analytics call what has happened. */
const tracked: { readonly [T in keyof HostMessages]?: string } = {
  results: 'view_item_list',
  'price-selected': 'select_item',
  booked: 'purchase',
  'yacht-sent': 'generate_lead',
}

/** The page around, spoken to by the protocol. */
export function frameHost({ view, child, clock, older }: HostSetup): FrameHost {
  const listeners = new Set<(visible: HostVisible) => void>()
  const onlookers = new Set<(visible: ToChild['visible']) => void>()
  let visible: HostVisible | null = null
  return {
    tell(type, payload) {
      const isSent = child.send(type, payload as never)
      const event = tracked[type]
      // The fields that it has no place for are left out.
      if (isSent && event) child.send('track', { ...payload, event })
      return isSent
    },
    askRedirect(url) {
      // A page that knows these alone goes there or does not: nobody says so, and the link is shown.
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
