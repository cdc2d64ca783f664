/** Collects the announcements in the root of an element from now on, in order; for stories and tests. */
export function heard(element: Element): { said: string[]; stop: () => void } {
  const said: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) if (target.textContent) said.push(target.textContent)
  })
  for (const region of (element.closest('.wherry-root') ?? element).querySelectorAll(
    '[data-wherry-announcer]',
  ))
    observer.observe(region, { childList: true })
  return { said, stop: () => observer.disconnect() }
}
