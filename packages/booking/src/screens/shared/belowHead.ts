/** Px from the upper edge of the part in view at which passing messages stand: under the head and the sections (ERR-04). */
export const belowHead = 100
