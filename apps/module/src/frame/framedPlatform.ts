import type { Host, Platform } from '@wherry/booking/platform/platform.ts'
import { framedCookies } from './cookies.ts'

/**
 * The outside as a frame has it: its own cookies, and ways out that go by the page around it.
 *
 * @param inst names this frame among those of its page. Null: the page has no loader.
 */
export function framedPlatform(page: Platform, host: Host, inst: string | null): Platform {
  return {
    ...page,
    ...(inst !== null && ownTab(page, inst)),
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

/**
 * Frames of one page share what is stored for the session. Which form is theirs each of them keeps under a name of its
 * own, so that none takes up another's, nor holds itself for a copy of it (REL-05).
 */
function ownTab({ storage }: Platform, inst: string): Pick<Platform, 'isCopiedTab' | 'storage'> {
  const { session } = storage
  const own = (name: string) => (name === 'wherry-draft-slot' ? `${name}:${inst}` : name)
  const heldName = `wherry-tab:${inst}`
  const isCopiedTab = session.get(heldName) !== null
  const hold = () => session.set(heldName, '1')
  hold()
  window.addEventListener('pageshow', hold)
  window.addEventListener('pagehide', () => session.remove(heldName))
  return {
    isCopiedTab,
    storage: {
      ...storage,
      session: {
        get: (name) => session.get(own(name)),
        set: (name, value) => session.set(own(name), value),
        remove: (name) => session.remove(own(name)),
        names: () => session.names(),
      },
    },
  }
}
