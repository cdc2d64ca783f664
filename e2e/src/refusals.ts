import type { Page } from 'playwright'

/** Records policy violations in all documents of a page and of its frames, as `directive uri sample source:line`. */
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
