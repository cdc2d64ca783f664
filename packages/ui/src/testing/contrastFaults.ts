import axe from 'axe-core'

/** Contrast faults below AA that axe finds in a part of the page: the element and the reason of each. */
export async function contrastFaults(inside: Element): Promise<string[]> {
  const { violations } = await axe.run(inside, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
    elementRef: false,
  })
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  )
}
