import type { Listening } from '@wherry/edge/node.ts'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { startWideEdge } from '../wideEdge.ts'
import { expectKept } from './kept.ts'
import { changeTalk, landingTalk, rentTalk, signInTalk, troubleTalk, yachtTalk } from './otherTalks.ts'
import { editorTalk, frameTalk } from './partnerTalks.ts'
import { cardTalk, lostTalk, priceTalk, wayBackTalk } from './paymentTalks.ts'
import { errorsTalk, transferTalk } from './transferTalk.ts'

const chromium = withChromium()
let yachts: Listening

beforeAll(async () => {
  yachts = await startWideEdge()
})
afterAll(() => yachts.close())

describe.each(['en', 'ru', 'es'] as const)('A11Y-03 A11Y-04 what a screen reader says in %s', (lang) => {
  it('of a transfer in cash', async () => {
    const page = await chromium.open({ lang })
    await expectKept(await transferTalk(page, lang), `transfer.${lang}`)
  })

  it('BOOK-13 of a transfer with errors first', async () => {
    const page = await chromium.open({ lang })
    await expectKept(await errorsTalk(page, lang), `transfer-errors.${lang}`)
  })
})

describe.each(['en', 'ru'] as const)('A11Y-03 A11Y-04 what a screen reader says in %s', (lang) => {
  it('YACHT-11 of a request for a yacht', async () => {
    const page = await chromium.open({ lang })
    await expectKept(await yachtTalk(page, lang, `${yachts.url}/transfer/yacht`), `yacht.${lang}`)
  })

  it('AUTH-01 of signing in and out', async () => {
    const page = await chromium.open({ lang })
    await expectKept(await signInTalk(page, lang), `sign-in.${lang}`)
  })
})

it('A11Y-03 A11Y-04 what a screen reader says of a car by the hour', async () => {
  await expectKept(await rentTalk(await chromium.open()), 'rent.en')
})

it('A11Y-03 A11Y-04 what a screen reader says of an order that is changed and booked again', async () => {
  await expectKept(await changeTalk(await chromium.open()), 'change.en')
})

it('A11Y-03 A11Y-04 what a screen reader says of a partner’s page', async () => {
  await expectKept(await landingTalk(await chromium.open()), 'landing.en')
})

it('A11Y-03 A11Y-04 ERR-08 what a screen reader says when something goes wrong', async () => {
  await expectKept(await troubleTalk(await chromium.open()), 'trouble.en')
})

it('A11Y-03 A11Y-04 BOOK-43 BOOK-48 what a screen reader says of a payment by card', async () => {
  await expectKept(await cardTalk(await chromium.open()), 'card.en')
})

it('A11Y-03 A11Y-04 PRICE-12 BOOK-39 what a screen reader says of a way back', async () => {
  await expectKept(await wayBackTalk(await chromium.open()), 'way-back.en')
})

it('A11Y-03 A11Y-04 PRICE-21 what a screen reader says of a changed price', async () => {
  await expectKept(await priceTalk(await chromium.open()), 'price.en')
})

it('A11Y-03 A11Y-04 REL-02 what a screen reader says of a lost answer', async () => {
  await expectKept(await lostTalk(await chromium.open()), 'lost.en')
})

it('A11Y-03 A11Y-04 EMBED-10 what a screen reader says of the module in a partner’s frame', async () => {
  await expectKept(await frameTalk(await chromium.open()), 'frame.en')
})

it('A11Y-03 A11Y-04 what a screen reader says of the editor', async () => {
  await expectKept(await editorTalk(await chromium.open()), 'editor.en')
})
