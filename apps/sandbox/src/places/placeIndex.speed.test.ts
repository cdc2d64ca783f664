import { costOf } from '@wherry/booking/testing/cost.ts'
import { expect, it } from 'vitest'
import { recallGroups } from '../testing/recall.ts'
import { loadPlaces } from './loadPlaces.ts'
import { createPlaceIndex } from './placeIndex.ts'

it('the whole set is loaded and indexed, and 500 mixed look-ups are answered, at the cost of counting', async () => {
  const start = await costOf(() => createPlaceIndex(loadPlaces()), 2)
  const index = createPlaceIndex(loadPlaces())
  const asked = Object.values(recallGroups())
    .flat()
    .map(([term]) => term)
  const prefixes = asked.flatMap((term) => [term.slice(0, 3), term.slice(0, 5), term])
  const lookUps = await costOf(() => {
    for (let at = 0; at < 500; at++) index.search(prefixes[(at * 7) % prefixes.length] ?? '', { limit: 10 })
  })
  console.info(
    `places, in 20 million steps: load and index ${start.toFixed(1)}, 500 look-ups ${lookUps.toFixed(1)}`,
  )
  expect(start).toBeLessThan(300)
  expect(lookUps).toBeLessThan(250)
})
