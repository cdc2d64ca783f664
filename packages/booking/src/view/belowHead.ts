/**
 * Distance in px of notifications from the upper edge of the visible part: they are below the head and the sections
 * (ERR-04).
 */
export const belowHead = 100
