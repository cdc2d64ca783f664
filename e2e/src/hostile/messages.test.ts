import type { Frame, Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { moduleFrame } from '../embedStage.ts'
import { patient, settled } from '../steps.ts'
import { corpus, sliceOf } from './corpus.ts'
import { watchForHarm } from './harmCheck.ts'
import { openByHand, openLoader, putElement, sendToFrame, sendToLoader } from './messages.ts'
import { addStranger, plantListener, sendAsStranger, stateOf } from './strangers.ts'

const chromium = withChromium()
const around = ['iframe', 'wherry-module']
const payloads = sliceOf(24, 4)

it('EMBED-05 SEC-01 whatever a page tells its frame, in any field of any message, nothing of it runs and the frame lives', async () => {
  const page = await chromium.open()
  // The request of the stranger's own page does not come from the module.
  const harmCheck = await watchForHarm(page, { tags: around, hosts: [new URL(inject('hostile')).host] })
  const frame = await openByHand(page, (own) => expectDeafToStrangers(page, own))
  expect(await sendToFrame(page, payloads)).toBeGreaterThan(500)
  // Messages are handled in order, and this one is the last.
  await page.evaluate(() => {
    const { wherryEnd, wherryEnvelope } = window as never as {
      wherryEnd: MessagePort
      wherryEnvelope(type: string, payload: object): object
    }
    wherryEnd.postMessage(wherryEnvelope('theme', { theme: 'dark' }))
  })
  const theme = () => frame.locator('.wherry-root').first().getAttribute('data-wherry-theme')
  await expect.poll(theme, patient).toBe('dark')
  await harmCheck.expectHarmless('messages to the frame', { frame })
})

it('EMBED-05 EMBED-10 whatever a frame tells its page, the page goes nowhere, and what its element says is harmless', async () => {
  const page = await chromium.open()
  const harmCheck = await watchForHarm(page, { tags: around })
  await openLoader(page)
  const before = page.url()
  await (await moduleFrame(page)).locator('h1').first().waitFor()
  await harmCheck.deeds()
  const addresses = corpus.filter(({ kind }) => kind === 'address')
  expect(
    await sendToLoader(page, [...payloads, ...addresses.filter((_, at) => at % 3 === 0)]),
  ).toBeGreaterThan(500)
  await harmCheck.quiet()
  expect(page.url()).toBe(before)
  await harmCheck.expectHarmless('messages to the page', { frame: await moduleFrame(page) })

  const told = await putElement(page, payloads, 3, null)
  await (await moduleFrame(page)).locator('h1').first().waitFor()
  await harmCheck.expectHarmless(`an element with ${told}`, { frame: await moduleFrame(page) })
  // Addresses with https are left out: the page's owner may have meant them.
  const unfit = addresses.filter(({ text }) => !(URL.canParse(text) && new URL(text).protocol === 'https:'))
  for (const { id, text } of unfit.filter((_, at) => at % 8 === 0)) {
    await putElement(page, payloads, 5, text)
    const errors = () => page.evaluate(() => (window as never as { wherryTold: string[] }).wherryTold.length)
    await expect.poll(errors, { ...patient, message: id }).toBe(1)
    expect(page.frames(), id).toHaveLength(1)
  }
})

/** Checks that only the page itself may begin the talk. The control: a listener that trusts every sender is found. */
async function expectDeafToStrangers(page: Page, frame: Frame): Promise<void> {
  const stranger = await addStranger(page)
  const before = await settled(() => stateOf(frame))
  expect(await sendAsStranger(stranger, frame, payloads)).toBeGreaterThan(500)
  expect(await stateOf(frame), 'the product').toEqual(before)
  for (const asks of [true, false]) {
    const dig = await plantListener(frame, { asks })
    await sendAsStranger(stranger, frame, [])
    if (asks) expect(await stateOf(frame), 'a listener that asks who speaks').toEqual(before)
    else expect(await stateOf(frame), 'a listener that asks nobody').not.toEqual(before)
    await dig()
  }
}
