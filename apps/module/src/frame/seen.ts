import type { Seen } from '@wherry/booking/platform/platform.ts'

/** Milliseconds that an element has to be seen before a press on it counts. */
const longEnough = 500

/** How much of it has to be in view. */
const share = 0.9

/**
 * Watches whether an element is seen as it is drawn: in view, under nothing, not faded or warped by the page around
 * (IntersectionObserver v2). Where the browser cannot tell, it never is.
 */
export function watchSeen(view: typeof globalThis, element: Element, now: () => number): Seen {
  let since: number | null = null
  let observer: IntersectionObserver | null = null
  try {
    observer = new view.IntersectionObserver(
      (entries) => {
        const last = entries.at(-1) as (IntersectionObserverEntry & { isVisible?: boolean }) | undefined
        const isSeen = last?.isVisible === true && last.intersectionRatio >= share
        since = isSeen ? (since ?? now()) : null
      },
      { threshold: [0, share, 1], trackVisibility: true, delay: 100 } as IntersectionObserverInit,
    )
    observer.observe(element)
  } catch {
    // A browser that refuses the options cannot tell.
  }
  return {
    isProven: () => since !== null && now() - since >= longEnough,
    end: () => observer?.disconnect(),
  }
}
