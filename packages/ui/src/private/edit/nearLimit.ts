/**
 * True if only the last tenth of a limit is left, or the limit is exceeded: then the field tells the user.
 * @param least number of characters that always counts as near
 */
export const isNearLimit = (length: number, limit: number, least = 0): boolean =>
  limit - length <= Math.max(least, Math.floor(limit / 10))
