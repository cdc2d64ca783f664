import { describe, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { withWholeModule } from '../faultTable/wholeModule.ts'
import { createChance, seed } from '../seed.ts'
import { badnesses, flowNames, goFlow } from './flows.ts'

const chromium = withChromium()
const moduleAt = withWholeModule()
const chance = createChance(seed)

describe.each(badnesses)(`REL-06 a storage that is %s (SEED=${seed})`, (badness) => {
  it.each(flowNames)('%s ends well', async (name) => {
    const page = await chromium.open()
    await goFlow(page, moduleAt(), name, badness, chance.below(2 ** 31))
    await page.context().close()
  })
})
