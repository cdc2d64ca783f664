import type { Listening } from '@wherry/edge/node.ts'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { startWideEdge } from '../wideEdge.ts'
import { expectReviewed } from './expectReviewed.ts'
import {
  changeTranscript,
  landingTranscript,
  rentTranscript,
  signInTranscript,
  troubleTranscript,
  yachtTranscript,
} from './otherTranscripts.ts'
import { editorTranscript, frameTranscript } from './partnerTranscripts.ts'
import { cardTranscript, lostTranscript, priceTranscript, wayBackTranscript } from './paymentTranscripts.ts'
import { errorsTranscript, transferTranscript } from './transferTranscript.ts'

const chromium = withChromium()
let yachts: Listening

beforeAll(async () => {
  yachts = await startWideEdge()
})
afterAll(() => yachts.close())

describe.each(['en', 'ru', 'es'] as const)('A11Y-03 A11Y-04 what a screen reader says in %s', (lang) => {
  it('of a transfer in cash', async () => {
    const page = await chromium.open({ lang })
    await expectReviewed(await transferTranscript(page, lang), `transfer.${lang}`)
  })

  it('BOOK-13 of a transfer with errors first', async () => {
    const page = await chromium.open({ lang })
    await expectReviewed(await errorsTranscript(page, lang), `transfer-errors.${lang}`)
  })
})

describe.each(['en', 'ru'] as const)('A11Y-03 A11Y-04 what a screen reader says in %s', (lang) => {
  it('YACHT-11 of a request for a yacht', async () => {
    const page = await chromium.open({ lang })
    await expectReviewed(await yachtTranscript(page, lang, `${yachts.url}/transfer/yacht`), `yacht.${lang}`)
  })

  it('AUTH-01 of signing in and out', async () => {
    const page = await chromium.open({ lang })
    await expectReviewed(await signInTranscript(page, lang), `sign-in.${lang}`)
  })
})

it('A11Y-03 A11Y-04 what a screen reader says of a car by the hour', async () => {
  await expectReviewed(await rentTranscript(await chromium.open()), 'rent.en')
})

it('A11Y-03 A11Y-04 what a screen reader says of an order that is changed and booked again', async () => {
  await expectReviewed(await changeTranscript(await chromium.open()), 'change.en')
})

it('A11Y-03 A11Y-04 what a screen reader says of a partner’s page', async () => {
  await expectReviewed(await landingTranscript(await chromium.open()), 'landing.en')
})

it('A11Y-03 A11Y-04 ERR-08 what a screen reader says when something goes wrong', async () => {
  await expectReviewed(await troubleTranscript(await chromium.open()), 'trouble.en')
})

it('A11Y-03 A11Y-04 BOOK-43 BOOK-48 what a screen reader says of a payment by card', async () => {
  await expectReviewed(await cardTranscript(await chromium.open()), 'card.en')
})

it('A11Y-03 A11Y-04 PRICE-12 BOOK-39 what a screen reader says of a way back', async () => {
  await expectReviewed(await wayBackTranscript(await chromium.open()), 'way-back.en')
})

it('A11Y-03 A11Y-04 PRICE-21 what a screen reader says of a changed price', async () => {
  await expectReviewed(await priceTranscript(await chromium.open()), 'price.en')
})

it('A11Y-03 A11Y-04 REL-02 what a screen reader says of a lost answer', async () => {
  await expectReviewed(await lostTranscript(await chromium.open()), 'lost.en')
})

it('A11Y-03 A11Y-04 EMBED-10 what a screen reader says of the module in a partner’s frame', async () => {
  await expectReviewed(await frameTranscript(await chromium.open()), 'frame.en')
})

it('A11Y-03 A11Y-04 what a screen reader says of the editor', async () => {
  await expectReviewed(await editorTranscript(await chromium.open()), 'editor.en')
})
