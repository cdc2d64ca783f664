import { noFeatures } from '../../kernel/model/featureNames.ts'
import type { Feature, Features } from '../../kernel/model/features.ts'
import type { Look, ModuleSettings } from '../../kernel/model/moduleSettings.ts'
import { ClientError } from '../clientError.ts'
import type { Core } from '../core.ts'
import { fromLook, toModuleSettings } from './codec.ts'
import { features, moduleSettings, saveModuleSettings } from './schema.ts'

/** Settings to be saved by the editor. */
export interface SettingsSave {
  look: Look
  /** Tag of the settings that were read. Null: any version is overwritten. */
  etag: string | null
  /** `reset` sends the defaults, and empty texts as empty instead of null (EDITOR-07). */
  kind: 'save' | 'reset'
}

/** Requests about a partner; each rejects with ClientError only. */
export interface PartnerClient {
  /** Settings of a partner's module and the tag for the next save. Null: the partner has none. A 400 always rejects. */
  moduleSettings(
    partnerId: string,
    signal: AbortSignal,
  ): Promise<{ settings: ModuleSettings; etag: string | null } | null>
  /**
   * Saves the signed-in partner's settings and returns their new tag. If another person has saved since, it rejects
   * with kind `rejected` and status 412.
   */
  saveModuleSettings(save: SettingsSave, signal: AbortSignal): Promise<{ etag: string | null }>
  /** Features that are switched on for a partner. */
  features(partnerId: string, signal: AbortSignal): Promise<Features>
}

/** Creates the requests about a partner. */
export function partnerClient(core: Core): PartnerClient {
  return {
    moduleSettings: async (partnerId, signal) => {
      const { value, etag } = await core.exchange(moduleSettings, {
        signal,
        parts: { partner_id: partnerId },
      })
      return value.result ? { settings: toModuleSettings(value.result), etag } : null
    },
    saveModuleSettings: async ({ look, etag: ifMatch, kind }, signal) => {
      const request = { signal, ifMatch, body: fromLook(look, kind) }
      try {
        const { etag } = await core.exchange(saveModuleSettings, request)
        return { etag }
      } catch (error) {
        // Some services accept this request by POST only (decisions/0019).
        if (!(error instanceof ClientError) || error.status !== 405) throw error
        const { etag } = await core.exchange({ ...saveModuleSettings, method: 'POST' }, request)
        return { etag }
      }
    },
    features: async (partnerId, signal) => {
      const { result } = await core.call(features, { signal, parts: { partner_id: partnerId } })
      return toFeatures(result)
    },
  }
}

const wireNames: ReadonlyMap<string, Feature> = new Map([
  ['discount_banner', 'discountBanner'],
  ['alternative_price', 'alternativePrice'],
  ['copy_trip', 'copyTrip'],
  ['multi_stop', 'multiStop'],
  ['yacht', 'yacht'],
  ['travel_policy', 'travelPolicy'],
  ['approvals', 'approvals'],
])

/** Features from a list of names; unknown names are ignored. */
function toFeatures(wire: readonly string[]): Features {
  const on = wire.flatMap((name) => wireNames.get(name) ?? [])
  return { ...noFeatures, ...Object.fromEntries(on.map((feature) => [feature, true])) }
}
