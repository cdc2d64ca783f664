/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'EEuwyE2xlCdDgDm7EhmBnEsBKSLeWGAkBPK5BK3BcKKWGsBEAG7BQNQUKJOTMnBIcchDOfABYfQoBWrFHcYqBEJKlBKAcXMjDOzDyBvEHiBqBlC0BtCI6B4BhENQOZOjDU1BUjCOyC2BrBcCe'
export const riverRanks = 'FI'
export const towns = 'A'
export const townRanks = ''
export const names = ''
