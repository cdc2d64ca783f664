import type { ModuleSettings } from '../../kernel/model/moduleSettings.ts'
import type { BrokenSetting } from '../../landing/index.ts'
import type { Core } from '../../wire/core.ts'
import { type PartnerClient, partnerClient } from '../../wire/moduleSettings/client.ts'
import { toModuleSettings } from '../../wire/moduleSettings/codec.ts'
import { moduleSettings } from '../../wire/moduleSettings/schema.ts'
import { toBrokenSettings } from './brokenSettings.ts'

/** A partner's settings as the editor reads them. */
export interface EditedSettings {
  settings: ModuleSettings
  /** Tag for the next save. Null: the save does not check for changes by others. */
  etag: string | null
  /** Stored values that cannot be read, so that a default is used. */
  broken: readonly BrokenSetting[]
}

/** Requests of the editor; each rejects with ClientError only. */
export interface EditorClient extends Pick<PartnerClient, 'saveModuleSettings'> {
  /** Reads a partner's settings. Null: the partner has none. */
  read(partnerId: string, signal: AbortSignal): Promise<EditedSettings | null>
}

/** Creates the client of the editor. It is not in the code for customers. */
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
