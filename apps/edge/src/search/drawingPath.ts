/** Path of the drawing of offers inside a build of the module (apps/module/drawnOffers.ts). */
export const drawingPath = 'drawing/offers.mjs'
