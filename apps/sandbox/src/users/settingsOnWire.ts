import type { userSettings } from '@wherry/booking/wire'
import type { InferInput } from 'valibot'
import { textIn } from '../lang.ts'
import type { Lang } from '../places/place.ts'
import { toAddress } from './ownPicture.ts'
import type { SandboxUser } from './user.ts'

/** Converts a user's settings to the format of the wire, in a language. */
export function settingsOnWire(
  user: SandboxUser,
  lang: Lang,
  apiUrl: string,
): InferInput<typeof userSettings> {
  const { trip, order, start, pattern, message } = user.internalNumber
  return {
    user_id: user.userId,
    partner_id: user.partnerId,
    role: user.role,
    currency: user.currency,
    phone: user.phone,
    email: user.email,
    doer_id: user.companyId,
    doer_info: { basic_payment_system: user.pays === 'card' ? 'card' : 'cash' },
    to_card_payments: user.pays === 'card',
    to_card_and_cash: user.pays === 'both',
    allow_fast_ride: user.allowFastRide,
    allow_coordinator: user.allowCoordinator,
    coef_loyalica: user.loyalty,
    show_internal_number: trip > 0 || order > 0 ? 1 : 0,
    show_internal_number_trip: trip,
    show_internal_number_order: order,
    internal_number: start,
    cost_center_control: user.costCenter,
    reference_trip: user.reference,
    file_logo: toAddress(user.logo, apiUrl),
    name: user.name,
    user_type: user.userType,
    show_agreement: user.showAgreement,
    marketplace_url: user.marketplaceUrl,
    policy_mode: user.policyMode,
    internal_number_pattern: pattern,
    internal_number_message: message === null ? null : textIn(message, lang),
    partner_bonus_program: user.hasBonusProgram,
    passenger_changes_disabled: user.keepsPassengers,
    platform_return_url: user.platformReturnUrl,
  }
}
