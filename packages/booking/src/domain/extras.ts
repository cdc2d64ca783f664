import type { Draft, Leg, Ride } from './booking.ts'
import { commentOf } from './comment.ts'
import { legOf, legsOf, rideOf } from './draft.ts'
import type { Money } from './money.ts'
import type { AdditionalService } from './offer.ts'
import { flexibleAgreement, wishes } from './rules/extras.ts'
import { sign } from './rules/sign.ts'
import { textLength, textLimits } from './rules/textLength.ts'
import { tickedServices } from './seats.ts'
import { hasSign, isFlexible, startsInHall } from './sign.ts'
import { type Violation, violationOf } from './violation.ts'

/** An extra of a ride as the form shows it. */
export interface Extra {
  service: AdditionalService
  /** Part of the ride's price: it cannot be left out. */
  isIncluded: boolean
  isChosen: boolean
  /** Of what is not included. Null: included, or the answer named none. */
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

/** Most characters that the driver's comment may have: what goes out before it in the same text takes of its room. */
export function notesLimit(draft: Draft): number {
  const taken = ridesOf(draft).map(({ ride }) => commentOf({ ...ride, notes: '-' }).length - 1)
  return Math.max(0, textLimits.notes - Math.max(...taken))
}

/**
 * What is wrong with the extras of all rides, in the order of the form. The sign of a ride that starts in a hall stands
 * with its trip and is not in here.
 */
export function extrasViolations(draft: Draft): Violation[] {
  const all = ridesOf(draft).flatMap(({ leg, ride }) => [
    ofLeg(leg, flexibleAgreement(ride)),
    startsInHall(ride) ? null : ofLeg(leg, sign(ride)),
  ])
  return all.filter((violation) => violation !== null)
}

/** What is wrong with the comment and with the wishes of all rides, in the order of the form. */
export function wishesViolations(draft: Draft): Violation[] {
  const notes = textLength(draft.notes, notesLimit(draft), 'notes')
  const all = ridesOf(draft).flatMap(({ leg, ride }) =>
    wishes(ride).map((violation) => violationOf(leg, violation)),
  )
  return notes ? [notes, ...all] : all
}

/**
 * The draft as it goes out: without a sign that nobody holds up, extras that the offer has not, and a flexible tariff
 * that it has not or whose terms are not agreed to.
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

/** Each leg with the draft of its own. */
function ridesOf(draft: Draft): { leg: Leg; ride: Draft }[] {
  return legsOf(draft).map((leg) => ({ leg, ride: legOf(draft, leg) ?? draft }))
}

function ofLeg(leg: Leg, violation: Violation | null): Violation | null {
  return violation && violationOf(leg, violation)
}
