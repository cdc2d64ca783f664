import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withChromium } from '../browser.ts'
import type { Lang } from '../words.ts'
import { chains } from './chains.ts'
import { looksFor } from './looks.ts'
import { type Gallery, openGallery, openStage, walk } from './walk.ts'

const chromium = withChromium()
let gallery: Gallery
beforeAll(async () => {
  gallery = await openGallery()
})
afterAll(() => gallery.close())

/*
 * Every state in each of 9 looks in each language: every pair of state and width, state and colours, state and size of
 * text, in every language; over two languages all 18 looks. The whole product would take twice as long.
 */
describe.each<[Lang, number]>([
  ['en', 0],
  ['ru', 1],
  ['es', 2],
])('A11Y-01 SEC-07 every state in %s', (lang, number) => {
  it.each(chains.map((chain) => [chain.name, chain] as const))('%s', async (_, chain) => {
    const page = await chromium.open({ lang })
    const stage = await openStage(page, gallery.url, lang, chain)
    const seen = await walk(stage, chain, { looksOf: () => looksFor(number) })
    await page.context().close()
    expect(seen).toEqual([])
  })
})
