import { read, wrap } from './envelope.ts'
import { type FromChild, fromChild } from './fromChild.ts'
import { isOrigin } from './origin.ts'
import { type ParentMessage, toChild } from './toChild.ts'

/** What the frame's end needs of its own window. */
export interface ChildView {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

export interface ChildEndOptions {
  /** The window of the frame. */
  view: ChildView
  /** The window around it. */
  parent: { postMessage(message: unknown, targetOrigin: string): void }
  /** The exact origin of the page around us, allowed already (`allowedParent`); null: nothing is sent and nothing heard. */
  origin: string | null
  /** What our address says (`inst`): two numbers of 64 bits; anything else is as null. */
  inst: string | null
  /** Runs once after so many milliseconds; the answer cancels it. */
  setTimeout(run: () => void, milliseconds: number): () => void
  /** Each message that fits and says something new, `init` first. */
  receive(message: ParentMessage): void
}

export interface ChildEnd {
  /**
   * Tells the page. Before the page has answered `hello` it waits its turn; fields that the type does not have never
   * leave. False: the payload does not fit, or nobody may hear it.
   */
  send<T extends Exclude<keyof FromChild, 'hello' | 'redirect-request'>>(
    type: T,
    payload: FromChild[T],
  ): boolean
  /** Asks the page to go there; false: it does not, or did not say so within 1500 ms, and we offer a link. */
  requestRedirect(request: FromChild['redirect-request']): Promise<boolean>
  /** Ends all: no listener, port or timer is left; what was asked is answered false. */
  close(): void
}

/** Milliseconds that the page has to acknowledge a redirect (EMBED-06). */
const ackMs = 1500

/** Messages kept for a page that has not answered yet. */
const mostKept = 50

/** The frame's end of the talk with the page around it: says hello to one exact origin, takes the port of the first `init`. */
export function childEnd(options: ChildEndOptions): ChildEnd {
  const { view, parent, setTimeout, receive } = options
  const origin = options.origin !== null && isOrigin(options.origin) ? options.origin : null
  const inst = options.inst !== null && /^\d{1,20}-\d{1,20}$/.test(options.inst) ? options.inst : null
  let isOpen = origin !== null && inst !== null
  let port: MessagePort | null = null
  let kept: ReturnType<typeof wrap>[] = []
  let last = 0
  const known = new Map<string, string>()
  const asked = new Map<number, (ok: boolean) => void>()

  function hear(data: unknown): void {
    const message = read(toChild, inst!, data)
    if (message?.type === 'ack') asked.get(message.payload.id)?.(true)
    else if (message && message.type !== 'init' && isNews(message.type, message.payload)) receive(message)
  }

  /** The page says all that it has chosen whenever a part of it changes. */
  function isNews(type: string, payload: object): boolean {
    if (type === 'visible') return true
    const text = JSON.stringify(payload)
    const isSame = known.get(type) === text
    known.set(type, text)
    return !isSame
  }

  const listen = ({ data, source, origin: from, ports }: MessageEvent) => {
    if (source !== parent || from !== origin || ports.length !== 1) return
    const init = read(toChild, inst!, data)
    if (init?.type !== 'init') return
    view.removeEventListener('message', listen)
    port = ports[0]!
    port.onmessage = (event) => hear(event.data)
    for (const type of ['prefill', 'theme', 'lang', 'currency', 'section'] as const)
      isNews(type, read(toChild, inst!, wrap(inst!, 1, type, init.payload))?.payload ?? {})
    receive(init)
    for (const envelope of kept) port.postMessage(envelope)
    kept = []
  }

  /** The message as it leaves, of nothing but the fields of its type. */
  function made(type: keyof FromChild, payload: object) {
    const message = isOpen ? read(fromChild, inst!, wrap(inst!, last + 1, type, payload)) : null
    if (!message) return null
    last++
    return wrap(inst!, message.id, type, message.payload)
  }

  if (isOpen) {
    view.addEventListener('message', listen)
    parent.postMessage(made('hello', {}), origin!)
  }

  return {
    send(type, payload) {
      const envelope = made(type, payload)
      if (!envelope) return false
      if (port) port.postMessage(envelope)
      else {
        // Of heights only the last counts.
        if (type === 'resize') kept = kept.filter((other) => other.type !== type)
        kept = [...kept, envelope].slice(-mostKept)
      }
      return true
    },
    requestRedirect(request) {
      const envelope = port && made('redirect-request', request)
      if (!port || !envelope) return Promise.resolve(false)
      port.postMessage(envelope)
      return new Promise((resolve) => {
        const settle = (ok: boolean) => {
          cancel()
          asked.delete(envelope.id)
          resolve(ok)
        }
        const cancel = setTimeout(() => settle(false), ackMs)
        asked.set(envelope.id, settle)
      })
    },
    close() {
      isOpen = false
      view.removeEventListener('message', listen)
      port?.close()
      port = null
      kept = []
      for (const settle of [...asked.values()]) settle(false)
    },
  }
}
