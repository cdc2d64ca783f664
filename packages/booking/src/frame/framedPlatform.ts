import type { Host, Platform } from '../kernel/platform.ts'
import { framedCookies } from './cookies.ts'

/**
 * The platform of a frame: it has its own cookies, and payment pages are opened by the page around it.
 *
 * @param inst id of this frame among those of its page. Null: the page has no loader.
 */
export function framedPlatform(page: Platform, host: Host, inst: string | null): Platform {
  return {
    ...page,
    ...(inst !== null && ownTab(page, inst)),
    host,
    cookies: framedCookies(document),
    location: {
      ...page.location,
      // Our own pages cannot be framed, so they open in a new tab.
      open: (url) => void window.open(url, '_blank', 'noopener,noreferrer'),
      assign: (url) => host.askRedirect(url),
    },
  }
}

/**
 * Frames of one page share the session storage. Each of them stores the id of its form under its own name, so that no
 * frame takes over the form of another or counts as its copy (REL-05).
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
