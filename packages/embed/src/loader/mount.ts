import { addressOf, safeAddress } from '../address.ts'
import { type ParentEnd, parentEnd } from '../protocol/parentEnd.ts'
import type { ToChild } from '../protocol/toChild.ts'
import type { ModuleEvents } from './events.ts'
import { readAttributes } from './readAttributes.ts'
import { sheetOf } from './sheet.ts'
import { texts } from './texts.ts'
import { watchVisible } from './watchVisible.ts'

/** Settings for all modules of a page. */
export interface LoaderSettings {
  /** URL of the served module, for an element without `base-url`. */
  baseUrl?: string | undefined
  /** Exact origins of allowed payment pages, separated by spaces; added to the element's `redirect-origins`. */
  redirectOrigins?: string | undefined
}

/** The mounted content of a connected element. */
export interface Mounted {
  /** Called after a change of attributes; `isOther` is true if the frame has to be reloaded. */
  changed(isOther: boolean): void
  /** Removes everything: all nodes, listeners, observers, ports and timers. */
  unmount(): void
}

/** Puts the module into an element: a skeleton, the frame once the element is near the viewport, a text if loading fails. */
export function mount(view: typeof globalThis & Window, host: Element, settings: LoaderSettings): Mounted {
  const { document } = view
  const create = <T extends keyof HTMLElementTagNameMap>(tag: T, properties?: object) =>
    Object.assign(document.createElement(tag), properties)
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheetOf(view)]
  root.append(create('p'))

  const read = () => readAttributes(view, host, settings.baseUrl)
  let said = read()
  let frame: HTMLIFrameElement | undefined
  let send: ParentEnd['send'] = () => {}
  /** Removes the frame that is currently in the element. */
  let end = () => root.replaceChildren()

  const tell = <T extends keyof ModuleEvents>(type: T, detail: ModuleEvents[T]) =>
    host.dispatchEvent(
      new view.CustomEvent(`wherry:${type}`, { detail, bubbles: true, composed: true, cancelable: true }),
    )

  function fail(code: string): void {
    end()
    const [, failed, retry] = texts[said.lang]!
    const note = create('p', { role: 'alert' })
    note.append(failed, ' ', create('button', { textContent: retry, onclick: load }))
    root.append(note)
    tell('error', { code })
  }

  function load(): void {
    end()
    const base = safeAddress(said['base-url'])
    if (!base) {
      fail('base-url')
      return
    }
    const inst = crypto.getRandomValues(new BigUint64Array(2)).join('-')
    const element = create('iframe', {
      allow: 'payment; geolocation; storage-access; clipboard-write',
      loading: 'lazy',
      referrerPolicy: 'strict-origin-when-cross-origin',
      title: texts[said.lang]![0],
      src: addressOf({ ...said, inst, parent: view.origin }),
    })
    const skeleton = create('p')
    // The frame has 20 seconds to become ready.
    const timer = view.setTimeout(fail, 20_000, 'load-failed')
    const seen = watchVisible(view, element, (visible) => send('visible', visible))
    const talk = parentEnd({
      view,
      frame: element,
      origin: base.origin,
      inst,
      // The frame drops invalid values.
      greet: () => said as ToChild['init'],
      receive({ type, id, payload }) {
        // A finder that the frame's server has drawn is seen at once; only its script can end the wait for the module.
        if (type === 'drawn') return skeleton.remove()
        if (type === 'ready') {
          view.clearTimeout(timer)
          skeleton.remove()
        }
        if (type === 'redirect-request') {
          const address = safeAddress(payload.url)
          const allowed = `${settings.redirectOrigins} ${host.getAttribute('redirect-origins')}`
          if (address && allowed.split(' ').includes(address.origin)) {
            send('ack', { id })
            if (tell('redirect', { url: address.href, reason: payload.reason }))
              view.location.assign(address.href)
          } else tell('error', { code: 'redirect-refused' })
        } else if (type === 'resize') element.style.height = `${payload.h}px`
        else if (type === 'scroll-to') {
          if (root.activeElement === element) {
            element.style.scrollMarginTop = `${-payload.y}px`
            element.scrollIntoView()
          }
        } else if (type !== 'look-at') tell(type as 'ready', payload)
        seen.look(type === 'look-at' ? payload : undefined)
      },
    })
    send = talk.send
    frame = element
    end = () => {
      view.clearTimeout(timer)
      seen.stop()
      talk.close()
      root.replaceChildren()
    }
    root.append(skeleton, element)
  }

  let isNear: boolean | undefined
  const near = new view.IntersectionObserver(
    (entries) => {
      if (!entries.at(-1)!.isIntersecting) return
      near.disconnect()
      isNear = true
      load()
    },
    // The frame is loaded once the element is 400 px or less from the viewport.
    { rootMargin: '400px' },
  )
  near.observe(host)

  /**
   * Pending change of the attributes. 0: none; 1: the frame gets the new values as messages; 2: the frame has to be
   * reloaded.
   */
  let changes = 0
  function change(): void {
    said = read()
    if (changes > 1 && isNear) load()
    changes = 0
    for (const type of ['prefill', 'theme', 'lang', 'currency', 'section'] as const) send(type, said as never)
    if (frame) frame.title = texts[said.lang]![0]
  }

  return {
    changed(isOther) {
      // A microtask later, so that attributes set one after another are sent together.
      if (!changes) queueMicrotask(change)
      changes = isOther ? 2 : changes || 1
    },
    unmount() {
      near.disconnect()
      isNear = false
      end()
    },
  }
}
