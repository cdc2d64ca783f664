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

/** Visits, each with the most that it may load until it is idle: kB of script and of style, gzipped, and files. */
const visits: readonly [string, (page: Page) => Promise<string>, number, number, number][] = [
  // The menu of the order comes with the dialog's sheet: 1.1 kB of style, and four files more than with Radix' popover.
  ['offers', async () => search, 232, 18.8, 24],
  // On a busy machine the summary is in view before the form, and its drawings come: 8 kB and six files more (344.5 kB).
  ['form', formOf, 344.6, 21, 37],
  // The banner of a promotion is read with SWR (decision 31): 9.3 kB and one file more than the hand-written reader before.
  // The wait for what the edge has drawn of a partner's look is 0.1 kB (decision 18). Readers of pasted texts
  // are 0.3, and the first screen lost 0.4.
  ['the finder in a frame', async () => partnerUrl('/element'), 215.4, 17.8, 28],
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
