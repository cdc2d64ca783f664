import { expect, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { moduleFrame } from '../embedStage.ts'
import { seed } from '../seed.ts'
import { corpus } from './corpus.ts'
import { watch } from './judge.ts'
import { openByHand, openLoader, putElement, tellFrame, tellLoader } from './messages.ts'

const chromium = withChromium()
const around = ['iframe', 'wherry-module']
const told = `SEED=${seed}`
const atOnce = 60

it(`EMBED-05 EMBED-10 SEC-01 the whole corpus in messages, both ways, and in the attributes of an element (${told})`, async () => {
  const page = await chromium.open()
  const judge = await watch(page, { tags: around })
  for (let first = 0; first < corpus.length; first += atOnce) {
    const frame = await openByHand(page)
    await tellFrame(page, corpus.slice(first, first + atOnce))
    await judge.quiet()
    await judge.expectHarmless(`${told}, messages to the frame from ${corpus[first]?.id}`, { frame })
  }
  await openLoader(page)
  const { href } = new URL(page.url())
  for (let first = 0; first < corpus.length; first += atOnce) {
    await tellLoader(page, corpus.slice(first, first + atOnce))
    await judge.quiet()
    expect(page.url(), `${told}, messages to the page from ${corpus[first]?.id}`).toBe(href)
    await judge.expectHarmless(`${told}, messages to the page from ${corpus[first]?.id}`, {
      frame: await moduleFrame(page),
    })
  }
  for (let round = 0; round < 30; round++) {
    const said = await putElement(page, corpus, seed + round * 31, null)
    const frame = await moduleFrame(page)
    await frame.locator('h1').first().waitFor()
    await judge.quiet()
    await judge.expectHarmless(`${told}, an element with ${said}`, { frame })
  }
})
