import { draftFields, textLimits, tripFields } from '@wherry/booking/rules'

/**
 * Maximum lengths of the texts that a person types into a ride, by their names on the wire, in UTF-16 units as sent. Texts
 * without a name on the wire in the tables of a draft are missing: the sign, the comment, and those of a person.
 */
export const wireLimits: Readonly<Record<string, number>> = Object.fromEntries(
  Object.values({ ...draftFields, ...tripFields }).flatMap((field) => {
    if (!('wire' in field)) return []
    return [[field.wire, 'limit' in field ? field.limit : textLimits[field.kind]]]
  }),
)
