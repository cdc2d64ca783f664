/** Number of a route on the wire, 1 to 12; 10 to 12 are rent. */
export type TravelType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** True if a travel type is a rent: 10 to 12. */
export function isRentType(travelType: TravelType): boolean {
  return travelType >= 10
}
