import { rideOf } from '../../booking/draft/draft.ts'
import type { Draft, Ride } from '../../kernel/model/booking.ts'
import { createFullDraft, createHouse } from './fixtures.ts'

/** Texts of a ride with blanks and control characters that are removed before sending. */
const rideTexts = {
  sign: ' Keller  GmbH ',
  internalNumber: ' A-7 / 3 ',
  additionalAddress: ' Gate B\nDoor 4 ',
  changeOfItinerary: 'By the river\u0007',
  waiting: '20 minutes\r\n',
  tollRoads: '\u200byes ',
} satisfies Partial<Ride>

const said: Partial<Draft> = {
  ...rideTexts,
  stops: [createHouse({ placeId: 'stop-1' })],
  services: ['s-sign'],
  flexibleTariff: true,
  flexibleAgreement: true,
  isFastRide: true,
  coordinator: { name: 'Eva', phone: '+33 6 11', inEnglish: true },
  costCenter: { id: '310', title: 'Sales' },
  orderNumber: 'PO 9',
  tripReference: ' Trip\tone ',
  policyReason: 'No other car',
  viewers: ['+33 6 12'],
  milesNumber: ' 1007 ',
  certificate: 'WHERRY-1',
  byCard: false,
  own: { isForAnother: false, filled: ['name'] },
  hash: 'WHERRY-10',
  adults: 2,
  children: 1,
  childSeats: { infant_seat: 0, seat: 1, booster: 0 },
  notes: ' Two suitcases ',
  utm: { utm_source: 'spring', sub_id: '7' },
  idempotencyKey: 'key-1',
}

const way = rideOf(createFullDraft({ waiting: 'Ten minutes', durationSeconds: 7200 }))

/** Drafts whose requests must stay the same, character by character, after an update of the module. */
export const saidDrafts: Readonly<Record<string, Draft>> = {
  plain: createFullDraft(),
  full: createFullDraft(said),
  return: createFullDraft({ ...said, returnRide: { ...way, ...rideTexts, sign: 'Keller, way back' } }),
  change: createFullDraft({ change: { orderId: '9', transaction: 't-9', number: '9-1' }, notes: '' }),
}

/** Drafts that each have one more field than the plain draft, by the name of the field. */
export const draftsOfOneField: Readonly<Record<string, Draft>> = Object.fromEntries(
  Object.entries(said).map(([name, value]) => [name, createFullDraft({ [name]: value })]),
)
