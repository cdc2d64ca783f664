import { bookingModuleSettings, endpoints } from '@wherry/booking/wire'
import * as v from 'valibot'
import { namedUser } from '../auth/visitor.ts'
import { Refusal } from '../errors.ts'
import type { Parts } from '../parts.ts'
import type { KeptSettings } from '../store/store.ts'
import { lookFault } from '../users/look.ts'
import { toAddress, toKept } from '../users/ownPicture.ts'
import { settingsOnWire } from '../users/settingsOnWire.ts'
import { type Api, serve, userIdOf } from './serve.ts'

/** Serves the user's settings and the partners' settings (API-03 to API-06, API-28). Everybody may read those of partners. */
export function serveSettings(api: Api, { store, options }: Parts): void {
  serve(api, endpoints.settingUser, ({ user, lang }) => ({
    result: settingsOnWire(user, lang, options().apiUrl),
  }))

  serve(api, endpoints.frameUserSettings, ({ param, session, lang }) => {
    const user = namedUser(userIdOf(param('user_id')), session, store)
    return { result: settingsOnWire(user, lang, options().apiUrl) }
  })

  serve(api, endpoints.moduleSettings, ({ param, setHeader }) => {
    const kept = store.moduleSettings(partnerIdOf(param('partner_id')))
    setHeader('ETag', tagOf(kept))
    if (kept === null) return { result: null }
    const { usp_image, file_logo, ...rest } = kept.settings
    const { apiUrl } = options()
    return {
      result: { ...rest, usp_image: toAddress(usp_image, apiUrl), file_logo: toAddress(file_logo, apiUrl) },
    }
  })

  serve(api, endpoints.features, ({ param }) => ({
    result: store.features(partnerIdOf(param('partner_id'))),
  }))

  serve(api, endpoints.saveModuleSettings, ({ body, user, ifMatch, setHeader }) => {
    const { partnerId, role } = user
    if (role !== 'partner' || partnerId === null) throw new Refusal(403, 'partners_only')
    const wrong = lookFault(body)
    if (wrong !== null) throw new Refusal(400, 'invalid_request', { path: `body.${wrong}` })
    const kept = store.moduleSettings(partnerId)
    const ownBody =
      'usp_image' in body ? { ...body, usp_image: toKept(body.usp_image, options().apiUrl) } : body
    const settings = v.parse(bookingModuleSettings, { ...kept?.settings, ...ownBody })
    const version = isMatch(ifMatch, kept)
      ? store.saveModuleSettings(partnerId, settings, ifMatch === null ? null : (kept?.version ?? 0))
      : null
    if (version === null) {
      const current = tagOf(store.moduleSettings(partnerId))
      throw new Refusal(412, 'settings_changed', {}, {}, { ETag: current })
    }
    setHeader('ETag', tagOf({ version }))
    return { result: true }
  })
}

/** A strong ETag of a version; 0 if there are no settings yet. */
const tagOf = (kept: Pick<KeptSettings, 'version'> | null) => `"${kept?.version ?? 0}"`

/** True if a save is allowed: `If-Match` is absent, has the current version, or is `*` and settings exist. */
function isMatch(ifMatch: string | null, kept: KeptSettings | null): boolean {
  if (ifMatch === null) return true
  if (ifMatch.trim() === '*') return kept !== null
  return ifMatch
    .split(',')
    .map((tag) => tag.trim())
    .includes(tagOf(kept))
}

function partnerIdOf(asked: string): number {
  const partnerId = Number(asked)
  if (!/^\d+$/.test(asked) || !Number.isSafeInteger(partnerId)) {
    throw new Refusal(400, 'invalid_request', { path: 'partner_id' })
  }
  return partnerId
}
