import type { Clock, Seen } from '@wherry/booking/platform/platform.ts'
import type { FromChild, ToChild } from '@wherry/embed/protocol'

/** Milliseconds that an element has to be seen before a press on it counts. */
const longEnough = 500

/** The share of it that has to be in view. */
const share = 0.9

/** Milliseconds between two questions to the page. An answer that is older than two of them says nothing any more. */
const askEvery = 200

/** The page around, as far as it tells what it draws over the frame. */
export interface Onlooker extends Pick<Clock, 'now' | 'setTimeout'> {
  /** Asks about a part of the frame; false: nobody may hear it. */
  ask(part: FromChild['look-at']): boolean
  /** Tells each answer, to whoever asked; what it returns ends it. */
  subscribe(listener: (visible: ToChild['visible']) => void): () => void
}

/**
 * Watches whether an element is seen as it is drawn: in view, under nothing, not faded or warped by the page around.
 * The browser says it (IntersectionObserver v2), or where it cannot, the loader in the page. Without either it never is.
 */
export function watchSeen(view: typeof globalThis, element: Element, page: Onlooker): Seen {
  const knowsAll = 'isVisible' in (view.IntersectionObserverEntry?.prototype ?? {})
  return knowsAll ? byBrowser(view, element, page) : byPage(view, element, page)
}

/**
 * While that is watched Chromium drops each press in a frame that was scrolled or moved within the last half second,
 * on anything in it: so it is watched only while the element is in view.
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

/** Asks the page again and again while the element is in view: each answer has to say the same of the same place. */
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
    // In a form that grows it moves, too.
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
    // A page that scrolls says so unasked.
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

/** What version 2 says besides. */
type Entry = IntersectionObserverEntry & { readonly isVisible?: boolean }

/** Null: a browser that refuses the options cannot tell. */
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
