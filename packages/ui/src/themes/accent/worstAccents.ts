/**
 * The ten worst of the grid, as `bench/src/accents.ts` finds them: five with the least margin (middle colours, on
 * which neither black nor white is easy to read), then five that are moved the furthest to become a text.
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
