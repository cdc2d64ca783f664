import { addressOf, safeAddress } from '../address.ts'
import { type ParentEnd, parentEnd } from '../protocol/parentEnd.ts'
import type { ToChild } from '../protocol/toChild.ts'
import type { ModuleEvents } from './events.ts'
import { readAttributes } from './readAttributes.ts'
import { sheetOf } from './sheet.ts'
import { texts } from './texts.ts'
import { watchVisible } from './watchVisible.ts'

/** What holds for all modules of a page. */
export interface LoaderSettings {
  /** Where the module is served, for an element without `base-url`. */
  baseUrl?: string | undefined
  /** Exact origins that a payment may lead to, parted by spaces, besides those of an element's `redirect-origins`. */
  redirectOrigins?: string | undefined
}

/** What stands in an element that is in the page. */
export interface Mounted {
  /** The attributes are not what they were; `isOther`: neither is the frame. */
  changed(isOther: boolean): void
  /** Nothing is left: no node, listener, observer, port or timer. */
  unmount(): void
}

/** Puts the module into an element: a skeleton, the frame once it comes near the window, a text where that fails. */
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
  /** Ends the frame that stands. */
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
    // So many milliseconds it has to become ready.
    const timer = view.setTimeout(fail, 20_000, 'load-failed')
    const seen = watchVisible(view, element, (visible) => send('visible', visible))
    const talk = parentEnd({
      view,
      frame: element,
      origin: base.origin,
      inst,
      // The frame leaves out what does not fit.
      greet: () => said as ToChild['init'],
      receive({ type, id, payload }) {
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
    // So near the window its frame is asked for.
    { rootMargin: '400px' },
  )
  near.observe(host)

  /** 1: something has changed that the frame is told; 2: the frame is another. */
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
      // Those that are set one after another are told at once.
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
