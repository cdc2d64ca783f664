import type { FromChild } from '../protocol/fromChild.ts'
import type { HeightClock } from '../protocol/heightReporter.ts'
import type { ToChild } from '../protocol/toChild.ts'

/** Milliseconds that an element has to be visible before a press on it counts. */
const longEnough = 500

/** Share of the element's area that has to be in view. */
const share = 0.9

/** Milliseconds between two requests to the page. An answer older than two such intervals is out of date. */
const askEvery = 200

/** Observation of the visibility of one element. */
export interface Seen {
  /** True if for half a second the element has been in view, uncovered and undistorted; false if the browser cannot tell. */
  isProven(): boolean
  end(): void
}

/** The host page as the source of facts about what it draws over the frame. */
export interface Onlooker extends HeightClock {
  /** Asks about a part of the frame; false if no page may receive the request. */
  ask(part: FromChild['look-at']): boolean
  /** Calls the listener with every answer of the page, also to other callers of `ask`. Returns the unsubscribe function. */
  subscribe(listener: (visible: ToChild['visible']) => void): () => void
}

/**
 * Observes whether an element is really visible: in view, uncovered, not faded or distorted by the host page. The
 * browser reports it (IntersectionObserver v2), else the loader in the page. Without both it never counts as visible.
 */
export function watchSeen(view: typeof globalThis, element: Element, page: Onlooker): Seen {
  const knowsAll = 'isVisible' in (view.IntersectionObserverEntry?.prototype ?? {})
  return knowsAll ? byBrowser(view, element, page) : byPage(view, element, page)
}

/**
 * While `trackVisibility` is on, Chromium drops each press in a frame that was scrolled or moved within the last half
 * second, on any element. So the option is on only while the element is in view.
 */
function byBrowser(view: typeof globalThis, element: Element, { now }: Onlooker): Seen {
  let since: number | null = null
  let close: IntersectionObserver | null = null
  const far = observing(view, element, {}, ({ isIntersecting }) => {
    if (isIntersecting === (close !== null)) return
    close?.disconnect()
    since = null
    close = isIntersecting
      ? observing(
          view,
          element,
          { trackVisibility: true, delay: 100 },
          ({ isVisible, intersectionRatio }) => {
            since = isVisible === true && intersectionRatio >= share ? (since ?? now()) : null
          },
        )
      : null
  })
  return {
    isProven: () => since !== null && now() - since >= longEnough,
    end() {
      far?.disconnect()
      close?.disconnect()
    },
  }
}

/** Asks the page repeatedly while the element is in view. The time starts again if an answer or the position changes. */
function byPage(view: typeof globalThis, element: Element, page: Onlooker): Seen {
  const { now } = page
  let since: number | null = null
  let last = Number.NEGATIVE_INFINITY
  let place = ''
  let asked = ''
  let cancel: (() => void) | null = null
  const ask = () => {
    cancel = page.setTimeout(ask, askEvery)
    const { x, y, width: w, height: h } = element.getBoundingClientRect()
    const part = { x, y, w, h }
    // The element also moves when the form above it grows, so the time starts again.
    if (asked !== JSON.stringify(part)) since = null
    asked = JSON.stringify(part)
    page.ask(part)
  }
  const stop = () => {
    cancel?.()
    cancel = null
    since = null
  }
  const observer = observing(view, element, {}, ({ intersectionRatio }) => {
    if (intersectionRatio < share) stop()
    else if (!cancel) ask()
  })
  const endListening = page.subscribe(({ bare, ...visible }) => {
    // The page also sends `visible` without a request, when it scrolls.
    const isMoved = place !== JSON.stringify(visible)
    place = JSON.stringify(visible)
    if (isMoved) since = null
    if (bare === undefined || !cancel) return
    last = now()
    since = bare === 1 ? (since ?? last) : null
  })
  return {
    isProven: () => since !== null && now() - since >= longEnough && now() - last <= 2 * askEvery,
    end() {
      stop()
      endListening()
      observer?.disconnect()
    },
  }
}

/** An entry with the field that version 2 of IntersectionObserver adds. */
type Entry = IntersectionObserverEntry & { readonly isVisible?: boolean }

/** Starts an observer; null if the browser refuses the options and so cannot tell. */
function observing(
  view: typeof globalThis,
  element: Element,
  options: { trackVisibility?: boolean; delay?: number },
  listener: (last: Entry) => void,
): IntersectionObserver | null {
  try {
    const observer = new view.IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last) listener(last)
      },
      { threshold: [0, share, 1], ...options },
    )
    observer.observe(element)
    return observer
  } catch {
    return null
  }
}
