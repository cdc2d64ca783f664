import type { PromiseCheck } from './promiseChecks.ts'

/** A row for each text, of rows for many. @throws Error where a text is in two of them */
function byText<T>(rows: readonly (readonly [T, keys: string])[]): Readonly<Record<string, T>> {
  const all = rows.flatMap(([told, keys]) => keys.split(/\s+/).map((key) => [key, told] as const))
  const byKey = Object.fromEntries(all)
  if (Object.keys(byKey).length < all.length) throw new Error('A text is in two rows')
  return byKey
}

/** Checks of each text that promises something, by its key; texts of the sandbox by the name of their table. */
export const checksByText = byText<readonly PromiseCheck[]>([
  [['meeting'], 'points.meetSign points.meetSignText usp.p7.title usp.p7.text'],
  [['waiting'], 'points.freeWaiting usp.p9.title confirmed.waitsFree offerText.2.2'],
  [['meeting', 'waiting'], 'points.flightDelayText usp.p22.text booking.trip.followFlight'],
  [['meeting', 'waiting'], 'booking.trip.followFlightWaiting approval.waitsAirport approval.waitsStation'],
  [['meeting', 'waiting'], 'partner.2001.top_description'],
  [['cancelFree'], 'points.freeCancellation offers.cancellationAnyTime booking.sum.freeCancellationAnyTime'],
  [['cancelFree'], 'orderTexts.askFree'],
  [['help'], 'usp.p8.title usp.p24.title usp.p24.text offers.notFound.write rent.notFound.write'],
  [['help'], 'earlier.disabled.write booking.pay.none change.partial confirmed.write cancelled.write'],
  [['help'], 'helpTexts.reach offerText.4.2 prepaidText.3.1 prepaidText.3.2'],
  [['cancelFree', 'change'], 'usp.p21.title'],
  [['receipt'], 'usp.p35.text people.company.text messageTexts.receipt prepaidText.1.3'],
  [['change', 'help'], 'landing.appsText helpTexts.change'],
  [['cancelFree', 'cancelLate'], 'offers.cancellation booking.sum.freeCancellation'],
  [['cancelFree', 'cancelLate'], 'booking.sum.freeCancellationHours orderTexts.free'],
  [['cancelNeverFree', 'offersSayIt'], 'offers.noCancellation'],
  [['ownOrder', 'change'], 'earlier.notFound.guest approval.partText'],
  [['voucher'], 'booking.passengers.email booking.need.email approval.orderMail messageTexts.voucher'],
  [['voucher'], 'messageTexts.unpaidText'],
  [['cancelNeverFree', 'cancelLate'], 'booking.sum.noFreeCancellation'],
  [['cancelFlexible'], 'extras.flexible.hint'],
  [['coordinator'], 'people.coordinator.inEnglish'],
  [['viewers'], 'people.viewers.title people.viewers.added'],
  [['confirmation'], 'approval.confirmsText confirmed.confirmsBy'],
  [['driver'], 'approval.driver approval.driverTextPlain'],
  [['carIsThere'], 'approval.waitsDoor approval.waitsDoorText'],
  [['guestPage', 'ownOrder'], 'approval.notFoundText approval.notYoursText'],
  [['change', 'cancelFree'], 'approval.changeText'],
  [['print'], 'confirmed.print'],
  [['calendar'], 'confirmed.calendar'],
  [['refund'], 'cancelled.refund orderTexts.refund orderTexts.askRefund'],
  [['guestPage', 'cancelFree'], 'cancelled.guest messageTexts.openText'],
  [['confirmation', 'confirmedByHand'], 'confirmed.within'],
  [['promoCode'], 'promotion.2025.title promotion.2025.text'],
  [['bothWays'], 'promotion.2031.title promotion.2031.text'],
  [['childSeats'], 'promotion.2044.title promotion.2044.text'],
  [['offersSayIt', 'cancelFree', 'help'], 'partner.2001.bottom_description'],
  [['confirmedByHand'], 'caution.303'],
  [['cancelUnpaid'], 'orderTexts.freeUnpaid'],
  [['cancelLate'], 'orderTexts.late orderTexts.lateAlways'],
  [['guestPage'], 'orderTexts.keepLink'],
  [['certificateBack'], 'orderTexts.askFreed prepaidText.2.2'],
  [['guestPage', 'cancelFree', 'cancelLate'], 'helpTexts.cancel'],
  [['driver', 'help'], 'helpTexts.driver'],
  [['waiting', 'meeting'], 'offerText.2.1'],
  [['cancelFree', 'cancelLate', 'change'], 'offerText.4.1'],
  [['prepaidTerms', 'refund'], 'prepaidText.2.1'],
])

/** Texts that read like a promise and are none, by the reason. */
export const notPromised = byText([
  ['advice: another address helps', 'offers.notFound.text rent.notFound.text'],
  ['it names the place where the visitor changes it', 'rent.locked.text'],
  ['a hint for an address that cannot be right', 'booking.wrong.email.at booking.wrong.email.sign'],
  ['a hint for an address that cannot be right', 'booking.wrong.email.blank DataForms.Forms.ErrorEmail'],
  ['the name of a button, a field, a heading or a state', 'people.viewers.cancel approval.change'],
  ['the name of a button, a field, a heading or a state', 'confirmed.voucher messageTexts.mail'],
  ['the name of a button, a field, a heading or a state', 'messageTexts.sms messageTexts.title'],
  ['the name of a button, a field, a heading or a state', 'messageTexts.mailbox orderTexts.cancellation'],
  ['the name of a button, a field, a heading or a state', 'orderTexts.cancel orderTexts.askTitle'],
  ['the name of a button, a field, a heading or a state', 'orderTexts.confirmFree orderTexts.confirmLate'],
  ['the name of a button, a field, a heading or a state', 'orderTexts.keep helpTexts.title helpTexts.mail'],
  ['the name of a button, a field, a heading or a state', 'helpTexts.cancelTitle'],
  ['it says what has happened', 'confirmed.calendarFailed cancelled.title cancelled.lead cancelled.fee'],
  ['it says what has happened', 'cancelled.there cancelled.back messageTexts.cancelled messageTexts.none'],
  ['it says what has happened', 'orderTexts.fee orderTexts.dearer'],
  ['it says what a transfer is', 'partner.2001.header partner.2002.header partner.2003.header'],
  ['a partner whose texts are an attack: they say nothing', 'partner.2005.header'],
  ['a partner whose texts are an attack: they say nothing', 'partner.2005.top_description'],
  ['a partner whose texts are an attack: they say nothing', 'partner.2005.bottom_description'],
  ['it says that nothing really goes out', 'messageTexts.mailboxText'],
  ['it says what cannot be done', 'orderTexts.over'],
  ['it says that nothing goes back', 'orderTexts.askPaid'],
])
