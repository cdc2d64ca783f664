/**
 * The ten most difficult accents of the grid, found by `bench/src/accents.ts`: five with the least contrast margin
 * (middle colours, on which neither black nor white is easy to read), then five that change most to become a text
 * colour.
 */
export const worstAccents = [
  '#f05080',
  '#100040',
  '#30a030',
  '#f0a040',
  '#d0ff20',
  '#000000',
  '#003000',
  '#ffffff',
  '#600020',
  '#0000b0',
] as const
