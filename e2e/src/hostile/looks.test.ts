import { it } from 'vitest'
import { withChromium } from '../browser.ts'
import { corpus } from './corpus.ts'
import { openEachLook } from './looks.ts'

const chromium = withChromium()

it('SEC-01 LAND-04 a partner’s colours, theme and pictures that mean ill are not worn', async () => {
  const styles = corpus.filter(({ kind }) => kind === 'style')
  await openEachLook(await chromium.open(), styles, [0, 7, 14])
})
