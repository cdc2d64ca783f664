/** Condition for `'@container'`: a root that is narrow against its text, which the visitor may have doubled. */
export const narrowText = 'wherry (max-width: 19.9em)'
