/**
 * True if a stored parameter is `true` in upper or lower case (SHELL-22).
 *
 * @param stored null if nothing is stored
 */
export const isStoredTrue = (stored: string | null): boolean => stored?.toLowerCase() === 'true'
