/** The least that is near, in characters. */
const least = 10

/** Are so few characters left of a limit that it is worth a word: its last tenth, ten at least? Also when over. */
export const isNearLimit = (length: number, limit: number): boolean =>
  limit - length <= Math.max(least, Math.floor(limit / 10))
