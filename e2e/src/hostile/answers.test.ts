import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { words } from '../words.ts'
import { tamper } from './answers.ts'
import { corpus, sliceOf } from './corpus.ts'
import { type HarmCheck, watchForHarm } from './harmCheck.ts'
import { lookAtAnswers } from './lookAt.ts'
import { walkBooking, walkSearch } from './walks.ts'

const chromium = withChromium()
// The first name that is sent back has an escape in it, which must not be decoded in an address.
const payloads = [...corpus.filter(({ id }) => id === 'address-14'), ...sliceOf(10, 4)]

it('SEC-07 SEC-01 whatever words and names an answer has, nothing of them runs, and they are shown and said back as they came', async () => {
  const page = await chromium.open()
  const tampering = await tamper(page)
  const harmCheck = await watchForHarm(page)
  const looking = lookAtAnswers(page, harmCheck, tampering)
  tampering.plan(['words', 'names'], payloads, 0)
  await walkSearch(page, looking.look('slice 10 of seed 4'))
  await walkBooking(page, looking.look('slice 10 of seed 4'))
  expect([...looking.seen]).toEqual(
    expect.arrayContaining([
      'transportNodes result[].structured_formatting.main_text',
      'prices result[].car_class.name',
      'prices result[].car_class.examples[]',
      'prices result[].service_provider.name',
      'order result.orders[].number',
      'order result.orders[].table',
      'order result.orders[].location_address',
    ]),
  )
  // Names were sent back unchanged: there would be no order otherwise.
  expect(tampering.fields).toContain('order result.orders[].transaction')
  await expectToSeeItDie(page, harmCheck)
})

/** The control: once a screen of the real page breaks, the check calls the page dead, although it has a heading. */
async function expectToSeeItDie(page: Page, harmCheck: HarmCheck): Promise<void> {
  await harmCheck.expectHarmless('before it breaks')
  const { title } = words.en.trans.common.error_boundary
  await page.evaluate(async (broken) => {
    const { map } = Array.prototype
    Array.prototype.map = () => {
      throw new Error('planted')
    }
    window.history.pushState(null, '', window.location.pathname.replace(/approveorder.*/, ''))
    window.dispatchEvent(new PopStateEvent('popstate'))
    while (document.querySelector('h1')?.textContent !== broken)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    Array.prototype.map = map
  }, title)
  await harmCheck.deeds()
  await expect(harmCheck.expectHarmless('a screen that broke')).rejects.toThrow(/page dead/)
}
