import axe from 'axe-core'

/** What axe finds of contrast below AA in a part of the page: each fault's element and why. */
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
