import type { Platform, Visibility } from '@wherry/booking/platform/platform.ts'

/** Whether this tab is in front. */
export const browserVisibility: Visibility = {
  get: () => document.visibilityState === 'visible',
  subscribe(listener) {
    const tell = () => listener(browserVisibility.get())
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  },
}

/** By the browser's observer. */
export const watchInView: Platform['watchInView'] = (element, share, listener) => {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1)
      if (last) listener(last.isIntersecting && last.intersectionRatio >= share)
    },
    { threshold: share },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
