/** Joins class names by a space, without empty ones; undefined if none is left. */
export const cx = (...names: (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined
