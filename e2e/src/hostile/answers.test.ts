import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { words } from '../words.ts'
import { tamper } from './answers.ts'
import { corpus, sliceOf } from './corpus.ts'
import { type Judge, watch } from './judge.ts'
import { lookAtAnswers } from './lookAt.ts'
import { walkBooking, walkSearch } from './walks.ts'

const chromium = withChromium()
// The first name that is said back has an escape in it, which no part of an address may take for one.
const payloads = [...corpus.filter(({ id }) => id === 'address-14'), ...sliceOf(10, 4)]

it('SEC-07 SEC-01 whatever words and names an answer has, nothing of them runs, and they are shown and said back as they came', async () => {
  const page = await chromium.open()
  const tampering = await tamper(page)
  const judge = await watch(page)
  const looking = lookAtAnswers(page, judge, tampering)
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
  // Names came back as they went, or no order were there.
  expect(tampering.fields).toContain('order result.orders[].transaction')
  await expectToSeeItDie(page, judge)
})

/** The planted twin: a screen of the real page breaks, and the judge calls the page dead, whatever heading it has then. */
async function expectToSeeItDie(page: Page, judge: Judge): Promise<void> {
  await judge.expectHarmless('before it breaks')
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
  await judge.deeds()
  await expect(judge.expectHarmless('a screen that broke')).rejects.toThrow(/page dead/)
}
