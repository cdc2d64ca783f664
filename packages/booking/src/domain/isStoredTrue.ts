/** A stored parameter says yes: `true` in any case (SHELL-22). Null: nothing is stored. */
export const isStoredTrue = (stored: string | null): boolean => stored?.toLowerCase() === 'true'
