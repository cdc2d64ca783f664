import { endpoints } from '@wherry/booking/contract/endpoints.ts'
import { Refusal } from '../errors.ts'
import { forbiddenUserId, type SandboxUser, userOf } from '../users/users.ts'
import { type Api, serve, userIdOf } from './serve.ts'

/** The visitor's settings (API-03, API-04). */
export function serveSettings(api: Api): void {
  serve(api, endpoints.settingUser, ({ userId }) => ({ result: toWire(knownUser(userId)) }))
  serve(api, endpoints.frameUserSettings, ({ param }) => ({
    result: toWire(knownUser(userIdOf(param('user_id')))),
  }))
}

/** The user of an id. @throws Refusal 403 for the one without access, 400 for an id that nobody has */
export function knownUser(userId: number | null): SandboxUser {
  if (userId === forbiddenUserId) throw new Refusal(403, 'forbidden')
  const user = userOf(userId)
  if (user === undefined) throw new Refusal(400, 'unknown_user')
  return user
}

function toWire(user: SandboxUser) {
  return {
    user_id: user.userId,
    partner_id: user.partnerId,
    role: user.role,
    currency: user.currency,
    phone: user.phone,
    email: user.email,
    to_card_payments: user.pays === 'card',
    to_card_and_cash: user.pays === 'both',
    doer_info: { basic_payment_system: user.pays === 'card' ? 'card' : 'cash' },
    allow_fast_ride: user.allowFastRide,
    allow_coordinator: false,
    coef_loyalica: 0,
    user_type: user.userType,
  }
}
