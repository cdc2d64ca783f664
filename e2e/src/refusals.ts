import type { Page } from 'playwright'

/** What the page's policy refused, on all documents of the page and of its frames: `directive what`. */
export async function watchRefusals(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('tellRefusal', (text: string) => void refused.push(text))
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) => {
        const { tellRefusal } = window as unknown as { tellRefusal(text: string): void }
        tellRefusal(`${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`)
      },
    )
  })
  return refused
}
