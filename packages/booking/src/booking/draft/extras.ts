import type { Draft, Leg, Ride } from '../../kernel/model/booking.ts'
import { partyFields } from '../../kernel/model/draftFields.ts'
import type { AdditionalService } from '../../kernel/model/offer.ts'
import type { Money } from '../../kernel/values/money.ts'
import { textLength } from '../../kernel/values/textLength.ts'
import { type Violation, violationOf } from '../../kernel/values/violation.ts'
import { flexibleAgreement, wishes } from '../rules/extras.ts'
import { sign } from '../rules/sign.ts'
import { commentOf } from './comment.ts'
import { legOf, legsOf, rideOf } from './draft.ts'
import { tickedServices } from './seats.ts'
import { hasSign, isFlexible, startsInHall } from './sign.ts'

/** An extra of a ride as the form shows it. */
export interface Extra {
  service: AdditionalService
  /** The extra is part of the ride's price and cannot be left out. */
  isIncluded: boolean
  isChosen: boolean
  /** Price of an extra that is not included. Null: included, or the response stated no price. */
  price: Money | null
}

/** The extras of a ride that are ticked: the included ones first, each once, in the order of the service (BOOK-28). */
export function extrasOf(ride: Ride): Extra[] {
  const known = new Set<string>()
  const all = tickedServices(ride.offer).flatMap((service): Extra[] => {
    if (known.has(service.id)) return []
    known.add(service.id)
    const isIncluded = service.includedInPrice
    const isChosen = isIncluded || ride.services.includes(service.id)
    return [{ service, isIncluded, isChosen, price: isIncluded ? null : service.price }]
  })
  return [...all.filter(({ isIncluded }) => isIncluded), ...all.filter(({ isIncluded }) => !isIncluded)]
}

/**
 * Maximum length of the comment for the driver. Other texts are sent in the same field before it and take
 * some of the characters.
 */
export function notesLimit(draft: Draft): number {
  const taken = ridesOf(draft).map(({ ride }) => commentOf({ ...ride, notes: '-' }).length - 1)
  return Math.max(0, partyFields.notes.limit - Math.max(...taken))
}

/**
 * Violations in the extras of all rides, in the order of the form. The sign of a ride that starts in a hall
 * is checked with its trip instead.
 */
export function extrasViolations(draft: Draft): Violation[] {
  const all = ridesOf(draft).flatMap(({ leg, ride }) => [
    ofLeg(leg, flexibleAgreement(ride)),
    startsInHall(ride) ? null : ofLeg(leg, sign(ride)),
  ])
  return all.filter((violation) => violation !== null)
}

/** Violations in the comment and in the wishes of all rides, in the order of the form. */
export function wishesViolations(draft: Draft): Violation[] {
  const notes = textLength(draft.notes, notesLimit(draft), 'notes')
  const all = ridesOf(draft).flatMap(({ leg, ride }) =>
    wishes(ride).map((violation) => violationOf(leg, violation)),
  )
  return notes ? [notes, ...all] : all
}

/**
 * Returns the draft as it is sent. A sign that is not used, extras that the offer does not have, and a
 * flexible tariff that is not offered or not agreed to are left out.
 */
export function withoutHiddenExtras(draft: Draft): Draft {
  const { returnRide } = draft
  return {
    ...draft,
    ...withoutHidden(rideOf(draft)),
    returnRide: returnRide && withoutHidden(returnRide),
  }
}

function withoutHidden(ride: Ride): Ride {
  const offered = new Set(tickedServices(ride.offer).map(({ id }) => id))
  const flexible = isFlexible(ride)
  return {
    ...ride,
    sign: hasSign(ride) ? ride.sign : '',
    services: ride.services.filter((id) => offered.has(id)),
    flexibleTariff: flexible,
    flexibleAgreement: flexible && ride.flexibleAgreement,
  }
}

/** The ride there and the way back, each as a draft of its own. */
function ridesOf(draft: Draft): { leg: Leg; ride: Draft }[] {
  return legsOf(draft).map((leg) => ({ leg, ride: legOf(draft, leg) ?? draft }))
}

function ofLeg(leg: Leg, violation: Violation | null): Violation | null {
  return violation && violationOf(leg, violation)
}
