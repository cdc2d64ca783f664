import { expect, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { moduleFrame } from '../embedStage.ts'
import { seed } from '../seed.ts'
import { corpus } from './corpus.ts'
import { watchForHarm } from './harmCheck.ts'
import { openByHand, openLoader, putElement, sendToFrame, sendToLoader } from './messages.ts'

const chromium = withChromium()
const around = ['iframe', 'wherry-module']
const told = `SEED=${seed}`
const atOnce = 60

it(`EMBED-05 EMBED-10 SEC-01 the whole corpus in messages, both ways, and in the attributes of an element (${told})`, async () => {
  const page = await chromium.open()
  const harmCheck = await watchForHarm(page, { tags: around })
  for (let first = 0; first < corpus.length; first += atOnce) {
    const frame = await openByHand(page)
    await sendToFrame(page, corpus.slice(first, first + atOnce))
    await harmCheck.quiet()
    await harmCheck.expectHarmless(`${told}, messages to the frame from ${corpus[first]?.id}`, { frame })
  }
  await openLoader(page)
  const { href } = new URL(page.url())
  for (let first = 0; first < corpus.length; first += atOnce) {
    await sendToLoader(page, corpus.slice(first, first + atOnce))
    await harmCheck.quiet()
    expect(page.url(), `${told}, messages to the page from ${corpus[first]?.id}`).toBe(href)
    await harmCheck.expectHarmless(`${told}, messages to the page from ${corpus[first]?.id}`, {
      frame: await moduleFrame(page),
    })
  }
  for (let round = 0; round < 30; round++) {
    const said = await putElement(page, corpus, seed + round * 31, null)
    const frame = await moduleFrame(page)
    await frame.locator('h1').first().waitFor()
    await harmCheck.quiet()
    await harmCheck.expectHarmless(`${told}, an element with ${said}`, { frame })
  }
})
