interface Listening {
  target: EventTarget
  type: string
  listener: unknown
  capture: boolean
}

const isCapture = (options: unknown) =>
  typeof options === 'boolean' ? options : !!(options as AddEventListenerOptions | undefined)?.capture

/** Follows the listeners on the window and the document itself, until `stop`. */
export function watchListeners(): { left: () => string[]; stop: () => void } {
  const targets: readonly unknown[] = [
    window,
    document,
    document.documentElement,
    document.body,
    visualViewport,
  ]
  let list: Listening[] = []
  const forget = (gone: Listening) => {
    list = list.filter(
      ({ target, type, listener, capture }) =>
        target !== gone.target ||
        type !== gone.type ||
        listener !== gone.listener ||
        capture !== gone.capture,
    )
  }
  const watch = (holder: EventTarget): (() => void) => {
    const { addEventListener, removeEventListener } = holder
    holder.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
      const target = this ?? window
      if (targets.includes(target) && listener) {
        const added = { target, type, listener, capture: isCapture(options) }
        forget(added)
        list.push(added)
        const { signal, once } = typeof options === 'object' ? options : {}
        if (signal) addEventListener.call(signal, 'abort', () => forget(added))
        if (once) addEventListener.call(target, type, () => forget(added), { once })
      }
      addEventListener.call(target, type, listener, options)
    }
    holder.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
      const target = this ?? window
      forget({ target, type, listener, capture: isCapture(options) })
      removeEventListener.call(target, type, listener, options)
    }
    return () => Object.assign(holder, { addEventListener, removeEventListener })
  }
  // The test runner replaces methods of the window, so the window itself is watched too.
  const holders = [EventTarget.prototype, window].filter((holder) =>
    Object.hasOwn(holder, 'addEventListener'),
  )
  const stops = holders.map(watch)
  return {
    left: () => list.map(({ target, type }) => `${target.constructor.name} ${type}`),
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}

const attributes = (element: Element) =>
  [...element.attributes].map(({ name, value }) => `${element.localName} ${name}="${value}"`)

/**
 * Describes the document outside `own`: attributes of root, head and body, and their children. The two empty spans at the
 * ends of the body, by which Radix keeps Tab inside an overlay, are ignored, since they have no look and no text.
 */
export function describeDocument(own: Element): string[] {
  const { documentElement: root, head, body } = document
  const children = [...head.children, ...body.children].filter(
    (child) => !child.contains(own) && !child.matches('[data-radix-focus-guard]'),
  )
  return [
    ...[root, head, body].flatMap(attributes),
    ...children.map((child) => `${child.parentElement?.localName} ${child.outerHTML.slice(0, 120)}`),
  ]
}
