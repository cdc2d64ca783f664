import type { Host, Platform } from '@wherry/booking/platform/platform.ts'
import { framedCookies } from './cookies.ts'

/** The outside as a frame has it: its own cookies, and ways out that go by the page around it. */
export function framedPlatform(page: Platform, host: Host): Platform {
  return {
    ...page,
    host,
    cookies: framedCookies(document),
    location: {
      ...page.location,
      // Pages of ours let nobody frame them.
      open: (url) => void window.open(url, '_blank', 'noopener,noreferrer'),
      assign: (url) => host.askRedirect(url),
    },
  }
}
