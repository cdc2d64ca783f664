/**
 * Are so few characters left of a limit that it is worth a word: its last tenth? Also when over.
 * @param least as many as are near at any rate
 */
export const isNearLimit = (length: number, limit: number, least = 0): boolean =>
  limit - length <= Math.max(least, Math.floor(limit / 10))
