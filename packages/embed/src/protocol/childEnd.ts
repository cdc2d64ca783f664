import { read, wrap } from './envelope.ts'
import { type FromChild, fromChild } from './fromChild.ts'
import { isOrigin } from './origin.ts'
import { type ParentMessage, toChild } from './toChild.ts'

/** The part of the frame's `window` that the frame's end uses. */
export interface ChildView {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

export interface ChildEndOptions {
  /** The window of the frame. */
  view: ChildView
  /** The window of the host page. */
  parent: { postMessage(message: unknown, targetOrigin: string): void }
  /** The exact origin of the host page, already checked by `allowedParent`; null: nothing is sent or received. */
  origin: string | null
  /** The `inst` of our address: two numbers of 64 bits. Any other text counts as null. */
  inst: string | null
  /** Calls the function once after the given milliseconds. Returns the function that cancels it. */
  setTimeout(run: () => void, milliseconds: number): () => void
  /** Called with each valid message as a new object, `init` first. */
  receive(message: ParentMessage): void
}

export interface ChildEnd {
  /**
   * Sends a message to the page. Until the page has answered `hello` the message waits. Fields that the type does not
   * have are never sent. False if the payload is invalid or no page may receive it.
   */
  send<T extends Exclude<keyof FromChild, 'hello' | 'drawn' | 'redirect-request'>>(
    type: T,
    payload: FromChild[T],
  ): boolean
  /** Asks the page to open an address; false if it did not confirm within 1500 ms, and the module then offers a link. */
  requestRedirect(request: FromChild['redirect-request']): Promise<boolean>
  /** Removes all listeners, ports and timers; pending requests resolve to false. */
  close(): void
}

/** Milliseconds that the page has to acknowledge a redirect (EMBED-06). */
const ackMs = 1500

/** Maximum number of messages kept for a page that has not answered yet. */
const mostKept = 50

/** The frame's end of the protocol: sends `hello` to one exact origin and uses the port of the first `init`. */
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

  /** True if the message differs from the last one of its type: on any change the page sends all its values again. */
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

  /** Builds an outgoing message with only the fields of its type; null if it is invalid. */
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
        // Only the last height matters, so an earlier one in the queue is dropped.
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
