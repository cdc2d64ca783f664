import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { chains } from './chains.ts'
import type { Look } from './looks.ts'
import { foreignTexts, hearService } from './ownTexts.ts'
import type { Tongue } from './stage.ts'
import { type Gallery, openGallery, openStage, walk } from './walk.ts'

const chromium = withChromium()
let gallery: Gallery
beforeAll(async () => {
  gallery = await openGallery()
})
afterAll(() => gallery.close())

const looks: readonly Look[] = [
  { width: 320, scheme: 'light', text: 100 },
  { width: 1280, scheme: 'light', text: 100 },
]

describe.each<[Tongue, string]>([
  ['en-XA', 'long and accented'],
  ['ar-XB', 'from right to left'],
])('I18N-01 I18N-05 UI-18 in %s, %s', (tongue) => {
  it.each(chains.map((chain) => [chain.name, chain] as const))('%s', async (_, chain) => {
    const page = await chromium.open({ lang: 'en' })
    const stage = await openStage(page, gallery.url, tongue, chain)
    const service = hearService(page, stage.api)
    const seen = await walk(stage, chain, {
      looksOf: () => looks,
      async more() {
        const own = await foreignTexts(page, service.words)
        return own.map((text) => `stands in no table: ${text}`)
      },
    })
    await page.context().close()
    expect(seen).toEqual([])
  })
})
