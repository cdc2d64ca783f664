/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'IIonxCkukCiFdyCjBUR2DgvE4CmDekBE2CHsBEUSbiBnEepBmBYGgHOoDSwC0BCqB4BekF0BkDGqBUgBsCcSsDgB6BA6DqB4BC4GkDuCW4CKoBM2B2B6CmBIKJY3C2BLcWoCRgBlBQhEMtEkBpEGnDc7BwBamCjCoBASEIoCkBGuBaaWEIWwE8BoCgCqBY0BI0GAsDMyCSmBQIA0B1BYCc0BeqBAypBlO6BrDPjFKZBnDX9BDhEZ7Ie1HR1BTtBvB3BZrDJvBNlJLrBHjExB9W3BjBI3CoB'
export const riverRanks = 'EHHH'
export const towns = 'A'
export const townRanks = ''
export const names = ''
