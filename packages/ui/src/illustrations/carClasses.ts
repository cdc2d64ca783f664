/** Car classes that have a drawing, from the smallest to the largest. */
export const carClasses = [
  'economy',
  'comfort',
  'business',
  'first',
  'minivan',
  'premium-minivan',
  'minibus',
  'bus',
] as const
export type CarClass = (typeof carClasses)[number]
