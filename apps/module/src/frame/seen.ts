import type { Seen } from '@wherry/booking/platform/platform.ts'

/** Milliseconds that an element has to be seen before a press on it counts. */
const longEnough = 500

/** How much of it has to be in view. */
const share = 0.9

/**
 * Watches whether an element is seen as it is drawn: in view, under nothing, not faded or warped by the page around
 * (IntersectionObserver v2). Where the browser cannot tell, it never is.
 *
 * While that is watched Chromium drops each press in a frame that was scrolled or moved within the last half second,
 * on anything in it: so it is watched only while the element is in view.
 */
export function watchSeen(view: typeof globalThis, element: Element, now: () => number): Seen {
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
