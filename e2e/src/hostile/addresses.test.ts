import { it } from 'vitest'
import { withChromium } from '../browser.ts'
import { sliceOf } from './corpus.ts'
import { watchForHarm } from './harmCheck.ts'
import { walkAddresses, walkFrames, walkHistory } from './query.ts'

const chromium = withChromium()
const payloads = sliceOf(10, 4)
const rounds = (count: number) => Array.from({ length: count }, (_, at) => at * 7)

it('SEC-01 SEC-03 SHELL-17 nothing in an address runs, asks, leads away or kills a page', async () => {
  const page = await chromium.open()
  const harmCheck = await watchForHarm(page)
  await walkAddresses(page, harmCheck, payloads, rounds(4), 'slice 10 of seed 4')
  await walkHistory(page, harmCheck, payloads, rounds(12), 'slice 10 of seed 4')
  await walkFrames(page, harmCheck, payloads, rounds(2), 'slice 10 of seed 4')
})
