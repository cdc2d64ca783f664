import { createModule } from '../../createModule.ts'
import type { ModuleSettings } from '../../kernel/model/moduleSettings.ts'
import type { User } from '../../kernel/model/user.ts'
import type { Platform, Store } from '../../kernel/platform.ts'
import { moduleSettingsOf } from '../../module/look/useModuleSettings.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { settingsOf } from '../../module/visitor/settings.ts'

/** Partner, settings and user of a preview. */
export interface Shown {
  partnerId: string
  /** The partner's settings with the unsaved changes. */
  settings: ModuleSettings
  /** The signed-in user. Null: not known. */
  user: User | null
}

/**
 * Creates the module of a partner for the preview beside its settings. It has the same screens and the same service, but
 * stores nothing, opens no other page and sends nothing.
 */
export function createPreview({ config, platform, stores }: ModuleCore, shown: Shown): ModuleCore {
  const { lang, currency } = stores.session.get()
  const preview = createModule({
    config: {
      ...config,
      lang,
      currency: config.currency ?? currency,
      partner: shown.partnerId,
      // No theme request is needed, because the preview gets the theme of the draft.
      accentsUrl: null,
      isPreview: true,
    },
    platform: shutPlatform(platform),
  })
  showIn(preview, shown)
  return preview
}

/**
 * Shows other settings in a preview, without a request for the settings or the user. The stage around the preview has the
 * theme and the accent, so a change of these alone does not render a screen again.
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

/** Returns a read-only copy of the platform: it stores nothing, opens no page and allows only GET requests. */
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

/** Ids of two places that have prices between them. */
export interface PreviewRoute {
  from: string
  to: string
}

/** Search terms of an airport that every service knows and of a city near it. */
const known = { airport: 'IST', city: 'Istanbul' }

/** Finds a route whose prices a preview can show. Null: the service does not find the places. */
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
