import { weigh } from '@wherry/bench/firstScreen.ts'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { moduleUrl, withChromium } from './browser.ts'
import { partnerUrl } from './embedStage.ts'
import { pattern, words } from './words.ts'

const chromium = withChromium()
const search = moduleUrl('?lang=en&from=ap-IST&to=ad-moda-caddesi-142')

/** The form as after a reload: a car was chosen before. */
async function formOf(page: Page): Promise<string> {
  await page.goto(search)
  await page
    .getByRole('button', { name: pattern(words.en.offers.chooseOf) })
    .first()
    .click()
  await page.waitForURL('**/prices?**')
  await page.waitForLoadState('networkidle')
  return page.url()
}

/** Where a visit begins, and the most it may load until it stands still: kB of script and of style, gzipped, and files. */
const visits: readonly [string, (page: Page) => Promise<string>, number, number, number][] = [
  ['offers', async () => search, 239, 17.5, 20],
  // 321.5 kB in 30 files; on a busy machine the summary is in view before the form, and its drawings come: 8 kB more.
  ['form', formOf, 330.5, 21, 32],
  ['the finder in a frame', async () => partnerUrl('/element'), 216.5, 18.5, 26],
]

it.each(visits)(
  'a visit loads what its budget says, and nothing unseen: %s',
  async (name, address, script, style, files) => {
    const page = await chromium.open({ width: 390, touch: true, isMobile: true })
    const url = await address(page)
    const loaded = await weigh(page, url)
    console.info(`${name}: ${JSON.stringify({ js: loaded.js, css: loaded.css, files: loaded.files.length })}`)
    expect(loaded.js / 1000, 'script, kB').toBeLessThanOrEqual(script)
    expect(loaded.css / 1000, 'style, kB').toBeLessThanOrEqual(style)
    expect(loaded.files.length, 'files').toBeLessThanOrEqual(files)
  },
)
