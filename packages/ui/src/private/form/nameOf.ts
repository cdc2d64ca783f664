interface Names {
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
}

/**
 * The accessible name of a control that its label names by id: a name of the owner takes its place.
 *
 * @param labelId id of the element with the label
 */
export const nameOf = (own: Names, labelId: string): Names => ({
  'aria-label': own['aria-label'],
  'aria-labelledby': own['aria-labelledby'] ?? (own['aria-label'] ? undefined : labelId),
})
