import { expect, inject, it } from 'vitest'
import { withChromium } from './browser.ts'
import { moduleFrames, partnerUrl } from './embedStage.ts'
import { patient } from './steps.ts'
import { words } from './words.ts'

const chromium = withChromium()

it('EMBED-11 D6 a site that is not allowed cannot show the module, nor a page that has it', async () => {
  const page = await chromium.open()
  const refused: string[] = []
  page.on('console', (message) => {
    if (/frame-ancestors/.test(message.text())) refused.push(message.text())
  })
  await page.goto(`${inject('hostile')}/frames`)
  await expect.poll(() => refused.length, patient).toBe(2)
  for (const id of ['as-self', 'as-partner']) {
    const frame = await (await page.locator(`#${id}`).elementHandle())!.contentFrame()
    expect(frame?.url()).toBe('chrome-error://chromewebdata/')
  }
  await page.goto(`${inject('hostile')}/around`)
  await page.frameLocator('#around').getByRole('heading', { level: 1 }).waitFor()
  await page.frameLocator('#around').locator('iframe').scrollIntoViewIfNeeded()
  await expect.poll(() => refused.length, patient).toBe(3)
  expect(moduleFrames(page)).toEqual([])

  // The control: the same addresses in the partner's own page are shown; the editor is in nobody's.
  await page.goto(partnerUrl('/'))
  await page
    .frameLocator('iframe')
    .getByRole('heading', { level: 1, name: words.en.shell.transfer })
    .waitFor()
  expect(refused).toHaveLength(3)
  await page.locator('iframe').evaluate(
    (frame, src) => {
      ;(frame as HTMLIFrameElement).src = src
    },
    `${inject('module')}/edit?partner=2001`,
  )
  await expect.poll(() => refused.length, patient).toBe(4)
})
