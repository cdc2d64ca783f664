import { toFeatures } from '../codec/features.ts'
import { fromLook, toModuleSettings } from '../codec/moduleSettings.ts'
import { features, moduleSettings, saveModuleSettings } from '../contract/moduleSettings.ts'
import type { Features } from '../domain/features.ts'
import type { Look, ModuleSettings } from '../domain/moduleSettings.ts'
import { ClientError } from './clientError.ts'
import type { Core } from './core.ts'

/** What the editor saves. */
export interface SettingsSave {
  look: Look
  /** Tag of what was read. Null: whatever is there is overwritten. */
  etag: string | null
  /** `reset`: the defaults are sent, and empty texts as empty instead of null (EDITOR-07). */
  kind: 'save' | 'reset'
}

/** Calls about a partner; each rejects with ClientError only. */
export interface PartnerClient {
  /** Settings of a partner's module, with the tag for the next save. Null: the partner has none. A 400 always rejects. */
  moduleSettings(
    partnerId: string,
    signal: AbortSignal,
  ): Promise<{ settings: ModuleSettings; etag: string | null } | null>
  /**
   * Saves the signed-in partner's settings and gives their new tag. Somebody else has saved since: kind `rejected`,
   * status 412.
   */
  saveModuleSettings(save: SettingsSave, signal: AbortSignal): Promise<{ etag: string | null }>
  /** What is switched on for a partner. */
  features(partnerId: string, signal: AbortSignal): Promise<Features>
}

/** Calls about a partner. */
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
        // Some services take the same by POST only (decisions/0019).
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
