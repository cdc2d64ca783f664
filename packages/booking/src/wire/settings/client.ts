import type { User } from '../../kernel/model/user.ts'
import type { Core } from '../core.ts'
import { toUser } from './codec.ts'
import { frameUserSettings, settingUser } from './schema.ts'

/** Requests about the visitor; each rejects with ClientError only. */
export interface SettingsClient {
  /**
   * Requests the settings of the visitor from `get-setting-user`, for a signed-in user in a frame too. Without a token,
   * a frame requests those of its partner from `frame-user-settings`. An app sends the token that it was passed
   * (EMBED-02). A 400 always rejects.
   */
  settings(signal: AbortSignal): Promise<User>
}

/** Creates the requests about the visitor. */
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
