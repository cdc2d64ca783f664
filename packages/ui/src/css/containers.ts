/** Conditions for `'@container'`: the width of our own root, not of the window. */
export const containers = {
  /** Two columns of fields, the finder's From and To side by side: from 700 px. */
  medium: 'wherry (min-width: 700px)',
  /** Width under 700 px: one column. */
  small: 'wherry (max-width: 699.98px)',
  /** Width from 700 px up to 64em. */
  mediumOnly: 'wherry (min-width: 700px) and (max-width: 63.99em)',
  /** Width from 64em: form left, map or summary right. */
  large: 'wherry (min-width: 64em)',
} as const
