import { toBrokenSettings } from '../codec/brokenSettings.ts'
import { toModuleSettings } from '../codec/moduleSettings.ts'
import { moduleSettings } from '../contract/moduleSettings.ts'
import type { ModuleSettings } from '../domain/moduleSettings.ts'
import type { BrokenSetting } from '../domain/settingsNotes.ts'
import type { Core } from './core.ts'
import { type PartnerClient, partnerClient } from './partner.ts'

/** A partner's settings as the editor reads them. */
export interface EditedSettings {
  settings: ModuleSettings
  /** Tag for the next save. Null: a save is not guarded. */
  etag: string | null
  /** Stored values in whose place a default stands. */
  broken: readonly BrokenSetting[]
}

/** What the editor calls; each rejects with ClientError only. */
export interface EditorClient extends Pick<PartnerClient, 'saveModuleSettings'> {
  /** Null: the partner has none. */
  read(partnerId: string, signal: AbortSignal): Promise<EditedSettings | null>
}

/** The calls of the editor, which customers never load. */
export function editorClient(core: Core): EditorClient {
  const { saveModuleSettings } = partnerClient(core)
  return {
    saveModuleSettings,
    async read(partnerId, signal) {
      const { value, etag } = await core.exchange(moduleSettings, {
        signal,
        parts: { partner_id: partnerId },
      })
      const { result } = value
      return result ? { settings: toModuleSettings(result), etag, broken: toBrokenSettings(result) } : null
    },
  }
}
