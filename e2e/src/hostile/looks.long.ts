import { it } from 'vitest'
import { withChromium } from '../browser.ts'
import { corpus } from './corpus.ts'
import { openEachLook } from './looks.ts'

const chromium = withChromium()

it('SEC-01 LAND-04 every style and address of the corpus for a partner’s colours, theme and pictures', async () => {
  const payloads = corpus.filter(({ kind }) => kind === 'style' || kind === 'address')
  await openEachLook(await chromium.open(), payloads, [...payloads.keys()])
})
