import type { InferOutput } from 'valibot'
import type { userSettings } from '../contract/settings.ts'
import type { Control } from '../domain/control.ts'
import type { InternalNumbers } from '../domain/internalNumber.ts'
import { paymentWaysOf } from '../domain/paymentWays.ts'
import { normalizePhone } from '../domain/phone.ts'
import type { PaymentWays, User } from '../domain/user.ts'
import { toFlag, toIdOrNull, toSafeUrl, toTextOrNull } from './values.ts'

type Wire = InferOutput<typeof userSettings>

function toPayment(wire: Wire): PaymentWays {
  return paymentWaysOf({
    cardAndCash: toFlag(wire.to_card_and_cash),
    cardOnly: toFlag(wire.to_card_payments),
    basicSystem: toTextOrNull(wire.doer_info?.basic_payment_system),
  })
}

/** Numbers, words and yes or no; whatever else is said means no, like nothing. */
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

/** Old parts of the service write the flag as text. */
function toReference(wire: Wire['reference_trip']): string | null {
  if (typeof wire === 'string' && !/^[01]?$/.test(wire)) return wire
  return Number(wire) ? '' : null
}

/** The visitor as the settings tell it. */
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
