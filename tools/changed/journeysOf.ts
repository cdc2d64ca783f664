/**
 * Journeys of each part of the product, by the names of their files in `e2e/src`. A journey walks through many pages, so
 * that no import tells which: these are the ones that go through the part from end to end. All journeys are in `test`.
 */
export const journeysOf: readonly (readonly [folder: string, journeys: string])[] = [
  ['packages/booking/src/places/', 'copyTrip'],
  ['packages/booking/src/map/', 'mapGround'],
  ['packages/booking/src/promo/', 'promo'],
  ['packages/booking/src/offers/', 'searchOptions'],
  ['packages/booking/src/booking/', 'change'],
  ['packages/booking/src/landing/', 'landing'],
  ['packages/booking/src/approval/', 'confirmation'],
  ['packages/booking/src/yacht/', 'yacht'],
  ['packages/booking/src/account/', 'signIn'],
  ['packages/booking/src/shell/', 'shell'],
  ['packages/booking/src/finder/', 'searchOptions'],
  ['packages/booking/src/rent/', 'rent'],
  ['packages/booking/src/editor/', 'editor'],
  ['packages/booking/src/frame/', 'embedPixels'],
  ['packages/booking/src/messages/', 'languageSwitch'],
  ['packages/booking/src/platform/', 'editor'],
  ['packages/booking/src/report/', 'reporting'],
  ['packages/booking/src/', 'repeat'],
  ['packages/embed/src/', 'embedLoad'],
  ['apps/module/', 'navigation'],
  ['apps/edge/', 'edge'],
  ['apps/sandbox/', 'contract'],
  ['examples/', 'examplePartner'],
]
