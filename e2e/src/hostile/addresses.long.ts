import { it } from 'vitest'
import { withChromium } from '../browser.ts'
import { seed } from '../seed.ts'
import { corpus, enormousPayloads, sliceOf } from './corpus.ts'
import { watchForHarm } from './harmCheck.ts'
import { walkAddresses, walkFrames, walkHistory } from './query.ts'

const chromium = withChromium()
const told = `SEED=${seed}`

/** A number of rounds, spread over the corpus; another seed takes another part of it. */
const rounds = (count: number) =>
  Array.from({ length: count }, (_, at) => (seed + Math.floor((at * corpus.length) / count)) % corpus.length)

it(`SEC-01 SEC-03 SHELL-17 the whole corpus through every name of the query, by the history of a page (${told})`, async () => {
  const page = await chromium.open()
  const harmCheck = await watchForHarm(page)
  await walkHistory(page, harmCheck, corpus, rounds(corpus.length), told)
  await walkHistory(page, harmCheck, enormousPayloads, [0, 1], told)
})

it(`SEC-01 SEC-03 SHELL-17 a slice of the corpus in addresses that are loaded anew, in a tab and in frames (${told})`, async () => {
  const page = await chromium.open()
  const harmCheck = await watchForHarm(page)
  await walkAddresses(page, harmCheck, sliceOf(2, seed), rounds(90), told)
  await walkFrames(page, harmCheck, sliceOf(3, seed), rounds(48), told)
})
