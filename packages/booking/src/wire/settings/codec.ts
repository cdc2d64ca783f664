import type { InferOutput } from 'valibot'
import type { Control } from '../../kernel/model/control.ts'
import type { InternalNumbers } from '../../kernel/model/internalNumber.ts'
import { paymentWaysOf } from '../../kernel/model/paymentWays.ts'
import type { PaymentWays, User } from '../../kernel/model/user.ts'
import { normalizePhone } from '../../kernel/values/phone.ts'
import { toFlag, toIdOrNull, toSafeUrl, toTextOrNull } from '../values.ts'
import type { userSettings } from './schema.ts'

type Wire = InferOutput<typeof userSettings>

function toPayment(wire: Wire): PaymentWays {
  return paymentWaysOf({
    cardAndCash: toFlag(wire.to_card_and_cash),
    cardOnly: toFlag(wire.to_card_payments),
    basicSystem: toTextOrNull(wire.doer_info?.basic_payment_system),
  })
}

/** Reads numbers, words and booleans; any other value means `off`. */
function toControl(wire: Wire['cost_center_control']): Control {
  const word = String(wire)
  if (/^(2|required)$/i.test(word)) return 'required'
  return /^(1|true|yes|optional)$/i.test(word) ? 'optional' : 'off'
}

function toInternalNumbers(wire: Wire): InternalNumbers {
  const all = wire.show_internal_number
  const control = (own: Wire['show_internal_number']) =>
    all == null || toControl(all) !== 'off' ? toControl(own ?? all) : 'off'
  return {
    trip: control(wire.show_internal_number_trip),
    order: control(wire.show_internal_number_order),
    preset: String(wire.internal_number ?? ''),
    pattern: toTextOrNull(wire.internal_number_pattern),
    message: toTextOrNull(wire.internal_number_message),
  }
}

/**
 * Initial value of the trip's reference; null if there is no such field. Old parts of the service send the flag as
 * text.
 */
function toReference(wire: Wire['reference_trip']): string | null {
  if (typeof wire === 'string' && !/^[01]?$/.test(wire)) return wire
  return Number(wire) ? '' : null
}

/** Converts the visitor's settings. */
export function toUser(wire: Wire): User {
  const currency = wire.currency?.toUpperCase() ?? ''
  const phone = toTextOrNull(wire.phone === null || wire.phone === undefined ? null : String(wire.phone))
  return {
    userId: toIdOrNull(wire.user_id),
    partnerId: toIdOrNull(wire.partner_id),
    role: toTextOrNull(wire.role) ?? 'guest',
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
    name: toTextOrNull(wire.name),
    phone: phone && normalizePhone(phone),
    email: toTextOrNull(wire.email),
    payment: toPayment(wire),
    allowFastRide: toFlag(wire.allow_fast_ride),
    allowCoordinator: toFlag(wire.allow_coordinator),
    loyalty: wire.coef_loyalica ?? 0,
    userType: toTextOrNull(wire.user_type),
    showAgreement: toFlag(wire.show_agreement),
    logo: toSafeUrl(wire.file_logo),
    marketplaceUrl: toSafeUrl(wire.marketplace_url),
    costCenterControl: toControl(wire.cost_center_control),
    internalNumbers: toInternalNumbers(wire),
    hasBonusProgram: toFlag(wire.partner_bonus_program),
    keepsPassengers: toFlag(wire.passenger_changes_disabled),
    tripReference: toReference(wire.reference_trip),
    policyMode: wire.policy_mode === 'block' ? 'block' : 'warn',
    platformReturnUrl: toSafeUrl(wire.platform_return_url),
    features: {},
  }
}
