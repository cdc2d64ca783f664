import { expect, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { createChance, seed } from '../seed.ts'
import { type FieldKind, tamper } from './answers.ts'
import { corpus } from './corpus.ts'
import { watchForHarm } from './harmCheck.ts'
import { lookAtAnswers } from './lookAt.ts'
import { becomeVisitor, moduleDocument, visits } from './visits.ts'
import { walkBooking, walkSearch } from './walks.ts'

const chromium = withChromium()
const wordRounds = 8
const meaningRounds = 3

it(`SEC-07 SEC-01 the whole corpus in the words and names of answers, from the first letter to a booking (SEED=${seed})`, async () => {
  const page = await chromium.open()
  const tampering = await tamper(page)
  const looking = lookAtAnswers(page, await watchForHarm(page), tampering)
  for (let round = 0; round < wordRounds; round++) {
    const told = `SEED=${seed}, words of round ${round}`
    tampering.plan(['words', 'names'], corpus, seed + Math.floor((round * corpus.length) / wordRounds))
    await walkSearch(page, looking.look(told))
    await walkBooking(page, looking.look(told))
  }
  expect(looking.seen.size).toBeGreaterThan(12)
})

it(`SEC-01 SEC-02 REL-03 strings that the module acts by: wherever they stand, the page lives (SEED=${seed})`, async () => {
  const page = await chromium.open()
  const tampering = await tamper(page)
  // A partner's page has frames, and an element of the module.
  const harmCheck = await watchForHarm(page, { tags: ['iframe', 'wherry-module'] })
  const looking = lookAtAnswers(page, harmCheck, tampering)
  const chance = createChance(seed)
  const plans: readonly (readonly FieldKind[])[] = [['words'], ['meanings'], ['meanings', 'words', 'names']]
  let round = seed
  for (const { name, account, address, open } of visits) {
    tampering.plan([], corpus, 0)
    await becomeVisitor(page, account)
    for (const kinds of plans)
      for (let at = 0; at < (kinds.includes('meanings') ? meaningRounds : 2); at++) {
        round += 53
        const chosen = new Map<string, boolean>()
        tampering.plan(kinds, corpus, round, (field) => {
          // The first round spoils every field. Later rounds spoil a random quarter: if all are hostile, the first field may
          // stop the page before it reads the others.
          if (at === 0) return true
          if (!chosen.has(field)) chosen.set(field, chance.below(4) === 0)
          return chosen.get(field) === true
        })
        await page.goto(address())
        const look = looking.look(`SEED=${seed}, ${kinds.join(' and ')} of round ${at}`, () =>
          moduleDocument(page),
        )
        await (await moduleDocument(page)).locator('h1').first().waitFor()
        await harmCheck.quiet()
        await open?.(page)
        await look(name)
      }
  }
  console.log(`${tampering.fields.size} fields had payloads in ${tampering.count.answers} answers`)
  expect(tampering.fields.size).toBeGreaterThan(60)
})
