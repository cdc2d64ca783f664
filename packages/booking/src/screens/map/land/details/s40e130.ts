/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'CwFg3oEnshB9BOFIDUgBOEUJUVGhBVTDT4BDIPGVXNCNSjBCdOVERJJVIlCLLdrCGvCBJRPAlBPrCAJZ5BCNUhBNZU7BGJMBSEWHBZJPVHrBFTLRRFRgBJbfBHIR8BdSDGFAXrBZNChBapBEjBUXE7BTZPbJPd3BhBILiBEaJOTiBVBLTTLBNEjB7BGHSHKPBTHR0CfoBTShBFRlBHPJHpBbZ'
export const riverRanks = 'D'
export const towns = 'CGmrnEvjiB4EmKpB1J'
export const townRanks = 'GUd'
export const names = 'Adelaide;Аделаида;Adelaida|Gawler;Голер|Adelaide Hills'
