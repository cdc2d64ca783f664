/* Rules by which a service can check an order too; this entry has no screens and no state. */

export { driverKnownAt } from './approval/rules/rideTimes.ts'
export { childrenLimit } from './booking/draft/party.ts'
export { isBonusNumber } from './booking/rules/bonusNumber.ts'
export { ownPattern } from './booking/rules/ownPattern.ts'
export { passengerViolations } from './booking/rules/passengerChecks.ts'
export { draftFields, tripFields } from './kernel/model/draftFields.ts'
export { email } from './kernel/reading/email.ts'
export { personName } from './kernel/reading/name.ts'
export { formatPhone, phone, requiredPhone } from './kernel/reading/phoneRule.ts'
export { trainNumber, wagonNumber } from './kernel/reading/trainNumber.ts'
export { textLimits } from './kernel/values/textLength.ts'
export { promoCodeOf } from './landing/rules/landing.ts'
