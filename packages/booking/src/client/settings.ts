import { toUser } from '../codec/user.ts'
import { frameUserSettings, settingUser } from '../contract/settings.ts'
import type { User } from '../domain/user.ts'
import type { Core } from './core.ts'

/** Calls about the visitor; each rejects with ClientError only. */
export interface SettingsClient {
  /**
   * The visitor's settings: by `get-setting-user`, in a frame too where somebody is signed in; without a token a frame
   * asks `frame-user-settings` for those of its partner; an app asks by the token that it handed over (EMBED-02). A 400 always rejects.
   */
  settings(signal: AbortSignal): Promise<User>
}

/** Calls about the visitor. */
export function settingsClient(core: Core): SettingsClient {
  return {
    settings: async (signal) => {
      const { userId, partnerId } = core.identity()
      const frameUser = partnerId ?? userId
      const token = core.appToken()
      const { result } =
        core.framed && frameUser && !core.isSignedIn()
          ? await core.call(frameUserSettings, { signal, parts: { user_id: frameUser } })
          : await core.call(settingUser, { signal, ...(token && { query: { token, user_id: '' } }) })
      return toUser(result)
    },
  }
}
