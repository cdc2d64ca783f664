import { endpoints } from '@wherry/booking/contract/endpoints.ts'
import { bookingModuleSettings } from '@wherry/booking/contract/moduleSettings.ts'
import * as v from 'valibot'
import { namedUser } from '../auth/visitor.ts'
import { Refusal } from '../errors.ts'
import type { Parts } from '../parts.ts'
import type { KeptSettings } from '../store/store.ts'
import { lookFault } from '../users/look.ts'
import { settingsOnWire } from '../users/settingsOnWire.ts'
import { type Api, serve, userIdOf } from './serve.ts'

/** The visitor's settings, and the partners' (API-03 to API-06, API-28). Those of partners are for everybody to read. */
export function serveSettings(api: Api, { store }: Parts): void {
  serve(api, endpoints.settingUser, ({ user, lang }) => ({ result: settingsOnWire(user, lang) }))

  serve(api, endpoints.frameUserSettings, ({ param, session, lang }) => {
    const user = namedUser(userIdOf(param('user_id')), session, store)
    return { result: settingsOnWire(user, lang) }
  })

  serve(api, endpoints.moduleSettings, ({ param, setHeader }) => {
    const kept = store.moduleSettings(partnerIdOf(param('partner_id')))
    setHeader('ETag', tagOf(kept))
    return { result: kept?.settings ?? null }
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
    const settings = v.parse(bookingModuleSettings, { ...kept?.settings, ...body })
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

/** A strong tag of an edition; 0 where there are no settings yet. */
const tagOf = (kept: Pick<KeptSettings, 'version'> | null) => `"${kept?.version ?? 0}"`

/** Whether a save may go on: `If-Match` is absent, names the edition that stands, or takes any that does. */
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
