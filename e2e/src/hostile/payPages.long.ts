import { it } from 'vitest'
import { withChromium } from '../browser.ts'
import { corpus, sliceOf } from './corpus.ts'
import { nearPayPages, payAtEach } from './payPages.ts'

const chromium = withChromium()

it('SEC-01 BOOK-49 every address of the corpus, and a part of all else, for the payment page', async () => {
  const addresses = corpus.filter(({ kind }) => kind === 'address')
  await payAtEach(await chromium.open(), [...nearPayPages(), ...addresses, ...sliceOf(12, 5)])
})
