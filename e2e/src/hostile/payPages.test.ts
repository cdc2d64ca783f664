import { it } from 'vitest'
import { withChromium } from '../browser.ts'
import { corpus } from './corpus.ts'
import { nearPayPages, payAtEach } from './payPages.ts'

const chromium = withChromium()

it('SEC-01 BOOK-49 whatever address the service names for the payment page, nobody is led there but to our own', async () => {
  const addresses = corpus.filter(({ kind }, at) => kind === 'address' && at % 18 === 0)
  const near = nearPayPages().filter((_, at) => at % 2 === 0)
  await payAtEach(await chromium.open(), [...near, ...addresses])
})
