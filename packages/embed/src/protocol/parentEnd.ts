import { read, wrap } from './envelope.ts'
import { type ChildMessage, fromChild } from './fromChild.ts'
import type { ToChild } from './toChild.ts'

/** What the page's end needs of its window. */
export interface ParentView {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  readonly MessageChannel: typeof MessageChannel
}

export interface ParentEndOptions {
  /** The window of the page. */
  view: ParentView
  /** The frame; its window is compared with each message's source. */
  frame: { readonly contentWindow: Window | null }
  /** The exact origin of the frame's document. */
  origin: string
  /** What the frame was told in its address (`inst`). */
  inst: string
  /** What `init` says: asked when a document in the frame has said hello. */
  greet(): ToChild['init']
  /** Each message that fits, `hello` first. After a reload of the frame it says hello again. */
  receive(message: ChildMessage): void
}

export interface ParentEnd {
  /** Goes out once the frame has said hello; before, it is dropped: `init` says it then. */
  send<T extends Exclude<keyof ToChild, 'init'>>(type: T, payload: ToChild[T]): void
  /** Ends all: no listener and no port is left. */
  close(): void
}

/**
 * The page's end of the talk with one frame: takes a `hello` of exactly this frame, origin and instance, and answers it
 * with a port that carries everything else.
 */
export function parentEnd({ view, frame, origin, inst, greet, receive }: ParentEndOptions): ParentEnd {
  let port: MessagePort | undefined
  let last = 0

  const listen = ({ data, source, origin: from }: MessageEvent) => {
    if (!source || source !== frame.contentWindow || from !== origin || from === 'null') return
    const hello = read(fromChild, inst, data)
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
