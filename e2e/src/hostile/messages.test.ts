import type { Frame, Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { moduleFrame } from '../embedStage.ts'
import { patient, settled } from '../steps.ts'
import { corpus, sliceOf } from './corpus.ts'
import { watch } from './judge.ts'
import { openByHand, openLoader, putElement, tellFrame, tellLoader } from './messages.ts'
import { addStranger, plantListener, stateOf, tellAsStranger } from './strangers.ts'

const chromium = withChromium()
const around = ['iframe', 'wherry-module']
const payloads = sliceOf(24, 4)

it('EMBED-05 SEC-01 whatever a page tells its frame, in any field of any message, nothing of it runs and the frame lives', async () => {
  const page = await chromium.open()
  // The stranger's own page is no request of ours.
  const judge = await watch(page, { tags: around, hosts: [new URL(inject('hostile')).host] })
  const frame = await openByHand(page, (own) => expectDeafToStrangers(page, own))
  expect(await tellFrame(page, payloads)).toBeGreaterThan(500)
  // Messages are taken in their order: this one is the last.
  await page.evaluate(() => {
    const { wherryEnd, wherryEnvelope } = window as never as {
      wherryEnd: MessagePort
      wherryEnvelope(type: string, payload: object): object
    }
    wherryEnd.postMessage(wherryEnvelope('theme', { theme: 'dark' }))
  })
  const theme = () => frame.locator('.wherry-root').first().getAttribute('data-wherry-theme')
  await expect.poll(theme, patient).toBe('dark')
  await judge.expectHarmless('messages to the frame', { frame })
})

it('EMBED-05 EMBED-10 whatever a frame tells its page, the page goes nowhere, and what its element says is harmless', async () => {
  const page = await chromium.open()
  const judge = await watch(page, { tags: around })
  await openLoader(page)
  const before = page.url()
  await (await moduleFrame(page)).locator('h1').first().waitFor()
  await judge.deeds()
  const addresses = corpus.filter(({ kind }) => kind === 'address')
  expect(await tellLoader(page, [...payloads, ...addresses.filter((_, at) => at % 3 === 0)])).toBeGreaterThan(
    500,
  )
  await judge.quiet()
  expect(page.url()).toBe(before)
  await judge.expectHarmless('messages to the page', { frame: await moduleFrame(page) })

  const told = await putElement(page, payloads, 3, null)
  await (await moduleFrame(page)).locator('h1').first().waitFor()
  await judge.expectHarmless(`an element with ${told}`, { frame: await moduleFrame(page) })
  // An address of https is one that the page's owner may have meant.
  const unfit = addresses.filter(({ text }) => !(URL.canParse(text) && new URL(text).protocol === 'https:'))
  for (const { id, text } of unfit.filter((_, at) => at % 8 === 0)) {
    await putElement(page, payloads, 5, text)
    const errors = () => page.evaluate(() => (window as never as { wherryTold: string[] }).wherryTold.length)
    await expect.poll(errors, { ...patient, message: id }).toBe(1)
    expect(page.frames(), id).toHaveLength(1)
  }
})

/** Nobody but the page itself may begin the talk; a listener that asks nobody who they are is found. */
async function expectDeafToStrangers(page: Page, frame: Frame): Promise<void> {
  const stranger = await addStranger(page)
  const before = await settled(() => stateOf(frame))
  expect(await tellAsStranger(stranger, frame, payloads)).toBeGreaterThan(500)
  expect(await stateOf(frame), 'the product').toEqual(before)
  for (const asks of [true, false]) {
    const dig = await plantListener(frame, { asks })
    await tellAsStranger(stranger, frame, [])
    if (asks) expect(await stateOf(frame), 'a listener that asks who speaks').toEqual(before)
    else expect(await stateOf(frame), 'a listener that asks nobody').not.toEqual(before)
    await dig()
  }
}
