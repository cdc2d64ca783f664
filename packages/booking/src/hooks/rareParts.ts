/* What few visitors meet. The first file names this one alone and none of the many that these parts are made of. */

export const bringCoordinates = () => import('../domain/coordinates.ts')
export const bringKept = () => import('./kept.ts')
export const bringPartnerFeatures = () => import('./partnerFeatures.ts')
