import type { ModuleSettings } from '../domain/moduleSettings.ts'
import type { User } from '../domain/user.ts'
import type { Platform, Store } from '../platform/platform.ts'
import { createModule, type ModuleCore } from './module.tsx'
import { settingsOf } from './settings.ts'
import { moduleSettingsOf } from './useModuleSettings.ts'

/** What a preview shows. */
export interface Shown {
  partnerId: string
  /** The partner's settings with what is not saved yet. */
  settings: ModuleSettings
  /** Null: not known. */
  user: User | null
}

/**
 * The module of a partner as it is looked at beside its settings: the same screens over the same service, in a world
 * that keeps nothing, leads nowhere and sends nothing.
 */
export function createPreview({ config, platform, stores }: ModuleCore, shown: Shown): ModuleCore {
  const { lang, currency } = stores.session.get()
  const preview = createModule({
    config: {
      ...config,
      lang,
      currency: config.currency ?? currency,
      partner: shown.partnerId,
      // The stage wears the draft's theme: none is asked for.
      accentsUrl: null,
      isPreview: true,
    },
    platform: shutPlatform(platform),
  })
  showIn(preview, shown)
  return preview
}

/**
 * Shows other settings in a preview. Nothing is read: neither them nor who the visitor is. Theme and accent are worn by
 * the stage around it, so that of a change of these alone no screen in it hears.
 */
export function showIn(preview: ModuleCore, { partnerId, settings, user }: Shown): void {
  const bare = { ...settings, look: { ...settings.look, theme: 'light', accent: null } } as const
  const reader = moduleSettingsOf(preview).state
  if (JSON.stringify(reader.get().settings) !== JSON.stringify(bare))
    reader.dispatch({ partnerId, settings: bare, status: 'ready', etag: null, error: null })
  const visitor = settingsOf(preview).state
  if (!user || visitor.get().user === user) return
  const { userId, currency } = user
  preview.stores.session.dispatch({ type: 'userRead', userId, partnerId, currency })
  visitor.dispatch({ user, error: null, loading: false })
}

/** The outside as it is, but nothing of it can be changed, and no call but one that reads goes out. */
function shutPlatform(platform: Platform): Platform {
  return {
    ...platform,
    location: { hostName: platform.location.hostName, open() {}, assign: async () => false, reload() {} },
    host: null,
    storage: { local: createMemory(), session: createMemory() },
    cookies: { get: platform.cookies.get, set() {}, remove() {} },
    pageEvents: { ...platform.pageEvents, onHistory: () => () => {}, holdLeaving: () => () => {} },
    fetch: async (url, init) => {
      if ((init?.method ?? 'GET') !== 'GET') throw new TypeError('A preview only reads')
      return platform.fetch(url, init)
    },
  }
}

function createMemory(): Store {
  const texts = new Map<string, string>()
  return {
    get: (name) => texts.get(name) ?? null,
    set: (name, value) => void texts.set(name, value),
    remove: (name) => void texts.delete(name),
    names: () => [...texts.keys()],
  }
}

/** The ids of two places between which there are prices. */
export interface PreviewRoute {
  from: string
  to: string
}

/** Where an airport stands that every service knows, and a city near it. */
const known = { airport: 'IST', city: 'Istanbul' }

/** A way whose prices a preview can show. Null: the service knows no such places now. */
export async function findPreviewRoute(
  { client }: ModuleCore,
  signal: AbortSignal,
): Promise<PreviewRoute | null> {
  try {
    const [airport] = await client.transportNodes({ term: known.airport }, signal)
    if (!airport) return null
    const places = await client.findPlaces({ term: known.city, otherPlaceId: airport.placeId }, signal)
    const city = places.find(({ placeId }) => placeId !== airport.placeId)
    return city ? { from: airport.placeId, to: city.placeId } : null
  } catch {
    return null
  }
}
