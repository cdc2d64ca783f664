/** Conditions for `'@container'`: the width of our own root, not of the window. */
export const containers = {
  /** Two columns of fields, the finder's From and To side by side: from 700 px. */
  medium: 'wherry (min-width: 700px)',
  /** Under 700 px: one column. */
  small: 'wherry (max-width: 699.98px)',
  /** Between: 700 px up to 64em. */
  mediumOnly: 'wherry (min-width: 700px) and (max-width: 63.99em)',
  /** Form left, map or summary right: from 64em. */
  large: 'wherry (min-width: 64em)',
} as const
