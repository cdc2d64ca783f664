/** Class names joined by a space, what is empty left out; undefined where nothing is left. */
export const cx = (...names: (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined
