import { draftFields, textLimits, tripFields } from '@wherry/booking/rules'

/**
 * Maximum lengths of the texts of a ride, by their names on the wire, in UTF-16 units as sent: those that a person types,
 * from the tables of a draft, and those of the page. The sign and the comment are missing, because the contract reads none
 * that is longer; the texts of a person are checked in people.ts.
 */
export const wireLimits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    Object.values({ ...draftFields, ...tripFields }).flatMap((field) => {
      if (!('wire' in field)) return []
      return [[field.wire, 'limit' in field ? field.limit : textLimits[field.kind]]]
    }),
  ),
  pos: 200,
  sub_id: 200,
  utm_source: 200,
  hash: 100,
}
