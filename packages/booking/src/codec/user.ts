import type { InferOutput } from 'valibot'
import type { userSettings } from '../contract/settings.ts'
import { normalizePhone } from '../domain/phone.ts'
import { type PaymentWays, paymentWaysOf, type User } from '../domain/user.ts'
import { toFlag, toIdOrNull, toTextOrNull } from './values.ts'

function toPayment(wire: InferOutput<typeof userSettings>): PaymentWays {
  return paymentWaysOf({
    cardAndCash: toFlag(wire.to_card_and_cash),
    cardOnly: toFlag(wire.to_card_payments),
    basicSystem: toTextOrNull(wire.doer_info?.basic_payment_system),
  })
}

function toSecureUrl(wire: string | null | undefined): string | null {
  return wire && /^https:\/\/[^/?#@\s]+([/?#]|$)/i.test(wire) ? wire : null
}

/** The visitor as the settings tell it. */
export function toUser(wire: InferOutput<typeof userSettings>): User {
  const currency = wire.currency?.toUpperCase() ?? ''
  const phone = toTextOrNull(wire.phone === null || wire.phone === undefined ? null : String(wire.phone))
  return {
    userId: toIdOrNull(wire.user_id),
    partnerId: toIdOrNull(wire.partner_id),
    role: toTextOrNull(wire.role) ?? 'guest',
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
    phone: phone && normalizePhone(phone),
    email: toTextOrNull(wire.email),
    payment: toPayment(wire),
    allowFastRide: toFlag(wire.allow_fast_ride),
    allowCoordinator: toFlag(wire.allow_coordinator),
    loyalty: wire.coef_loyalica ?? 0,
    userType: toTextOrNull(wire.user_type),
    showAgreement: toFlag(wire.show_agreement),
    logo: toSecureUrl(wire.file_logo),
    marketplaceUrl: toSecureUrl(wire.marketplace_url),
  }
}
