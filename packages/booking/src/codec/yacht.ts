import type { BodyOf } from '../contract/endpoints.ts'
import type { yachtRequest } from '../contract/yacht.ts'
import { sanitizeLine, sanitizeText } from '../domain/sanitize.ts'
import type { YachtPlace, YachtRequest } from '../domain/yacht.ts'

type Body = BodyOf<typeof yachtRequest>

function fromPlace(place: YachtPlace): Body['location'] {
  return place.kind === 'typed'
    ? sanitizeLine(place.text)
    : { country: sanitizeLine(place.country), city: sanitizeLine(place.city) }
}

/** The request as it goes out; how to answer stands in the first line of the details (YACHT-08). */
export function fromYachtRequest(request: YachtRequest, host: string): Body {
  return {
    location: fromPlace(request.place),
    date: request.startAt,
    hours: request.hours,
    flexible_date: request.isFlexibleDate,
    guests: request.guests,
    has_children: request.hasChildren,
    details: [sanitizeLine(request.contact), sanitizeText(request.details)].filter(Boolean).join('\n'),
    lang: request.lang,
    host,
  }
}
