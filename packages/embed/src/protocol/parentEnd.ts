import { read, wrap } from './envelope.ts'
import { type ChildMessage, fromChild } from './fromChild.ts'
import type { ToChild } from './toChild.ts'

/** The part of the page's `window` that the page's end uses. */
export interface ParentView {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  readonly MessageChannel: typeof MessageChannel
}

export interface ParentEndOptions {
  /** The window of the partner's page. */
  view: ParentView
  /** The frame; its window is compared with each message's source. */
  frame: { readonly contentWindow: Window | null }
  /** The exact origin of the frame's document. */
  origin: string
  /** The id of the frame, the same as `inst` in its address. */
  inst: string
  /** Returns the payload of `init`; called after a document in the frame has sent `hello`. */
  greet(): ToChild['init']
  /** Called with each valid message: `hello` first, or `drawn` before it. A reloaded frame sends both again. */
  receive(message: ChildMessage): void
}

export interface ParentEnd {
  /** Sends a message. Before `hello` of the frame the message is dropped, since `init` will have the same values. */
  send<T extends Exclude<keyof ToChild, 'init'>>(type: T, payload: ToChild[T]): void
  /** Removes the listener and closes the port. */
  close(): void
}

/**
 * The page's end of the protocol with one frame: accepts a `hello` of exactly this frame, origin and instance, and
 * answers it with a port for all other messages.
 */
export function parentEnd({ view, frame, origin, inst, greet, receive }: ParentEndOptions): ParentEnd {
  let port: MessagePort | undefined
  let last = 0

  const listen = ({ data, source, origin: from }: MessageEvent) => {
    if (!source || source !== frame.contentWindow || from !== origin || from === 'null') return
    const hello = read(fromChild, inst, data)
    if (hello?.type === 'drawn') receive(hello)
    if (hello?.type !== 'hello') return
    port?.close()
    const channel = new view.MessageChannel()
    port = channel.port1
    port.onmessage = (event) => {
      const message = read(fromChild, inst, event.data)
      if (message) receive(message)
    }
    frame.contentWindow.postMessage(wrap(inst, ++last, 'init', greet()), origin, [channel.port2])
    receive(hello)
  }
  view.addEventListener('message', listen)

  return {
    send: (type, payload) => port?.postMessage(wrap(inst, ++last, type, payload)),
    close() {
      view.removeEventListener('message', listen)
      port?.close()
    },
  }
}
