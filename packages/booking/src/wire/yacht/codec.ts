import type { YachtPlace, YachtRequest } from '../../kernel/model/yacht.ts'
import { sanitizeLine, sanitizeText } from '../../kernel/values/sanitize.ts'
import type { BodyOf } from '../endpoints.ts'
import type { yachtRequest } from './schema.ts'

type Body = BodyOf<typeof yachtRequest>

function fromPlace(place: YachtPlace): Body['location'] {
  return place.kind === 'typed'
    ? sanitizeLine(place.text)
    : { country: sanitizeLine(place.country), city: sanitizeLine(place.city) }
}

/**
 * Creates the body of a yacht request. The first line of the details is the phone or e-mail for the answer (YACHT-08).
 */
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
