import { expect, it } from 'vitest'
import { rowNames } from '../faultTable/table.ts'
import { createChance, seed } from '../seed.ts'
import { corpus } from './corpus.ts'
import { refusals, withRefusedCalls } from './refused.ts'

const calls = withRefusedCalls()
const told = `SEED=${seed}`

it.each(rowNames)(`SEC-01 SEC-07 REL-03 %s is refused in words that mean ill (${told})`, async (name) => {
  // The seed depends on the row alone, so that a single row is refused as in the whole run.
  const chance = createChance(seed + rowNames.indexOf(name))
  // Each row is refused with status 400 and with two random faults.
  const kinds = new Set(['status400' as const, chance.one(refusals), chance.one(refusals)])
  expect(await calls.refuse(name, [...kinds], corpus, chance.below(corpus.length)), told).toEqual([])
})

it(`SEC-07 the words of a refusal are seen where the service's own words stand (${told})`, () => {
  expect([...calls.seen]).toEqual(
    expect.arrayContaining(['settingUser error.message', 'login error.message']),
  )
})
