import type { Page } from 'playwright'

/** Duplicates a tab as the browser does: the copy has the same address and the session storage of that moment. */
export async function copyTab(page: Page): Promise<Page> {
  const stored = await page.evaluate(() => Object.entries(sessionStorage))
  const copy = await page.context().newPage()
  copy.setDefaultTimeout(15_000)
  await copy.addInitScript((stored) => {
    if (window.name === 'copied') return
    window.name = 'copied'
    for (const [name, value] of stored) sessionStorage.setItem(name, value)
  }, stored)
  await copy.goto(page.url())
  return copy
}
