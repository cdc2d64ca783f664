import { it } from 'vitest'
import { withChromium } from '../browser.ts'
import { withWholeModule } from '../faultTable/wholeModule.ts'
import { goFlow } from './flows.ts'

const chromium = withChromium()
const moduleAt = withWholeModule()

it.each([
  ['yacht', 'absent'],
  ['sign-in', 'full'],
  ['change', 'cleared'],
  ['editor', 'random'],
] as const)('REL-06 %s ends well with a storage that is %s', async (name, badness) => {
  await goFlow(await chromium.open(), moduleAt(), name, badness, 20_261_122)
})
