import { toUser } from '../codec/user.ts'
import { frameUserSettings, settingUser } from '../contract/settings.ts'
import type { User } from '../domain/user.ts'
import type { Core } from './core.ts'

/** Calls about the visitor; each rejects with ClientError only. */
export interface SettingsClient {
  /** The visitor's settings: by `frame-user-settings` in a frame, else by `get-setting-user`. A 400 always rejects. */
  settings(signal: AbortSignal): Promise<User>
}

/** Calls about the visitor. */
export function settingsClient(core: Core): SettingsClient {
  return {
    settings: async (signal) => {
      const { userId, partnerId } = core.identity()
      const frameUser = partnerId ?? userId
      const { result } =
        core.framed && frameUser
          ? await core.call(frameUserSettings, { signal, parts: { user_id: frameUser } })
          : await core.call(settingUser, { signal })
      return toUser(result)
    },
  }
}
