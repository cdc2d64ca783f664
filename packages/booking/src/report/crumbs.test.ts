import { expect, it } from 'vitest'
import { createCrumbs } from './crumbs.ts'

it('ERR-02 the last 100 crumbs are kept, oldest first', () => {
  let now = 0
  const { note, all } = createCrumbs(() => now)
  for (now = 1; now <= 250; now += 1) note('call', `GET /v4/prices ${now}`)
  const kept = all()
  expect(kept).toHaveLength(100)
  expect(kept[0]).toEqual({ at: 151, kind: 'call', text: 'GET /v4/prices 151' })
  expect(kept.at(-1)?.at).toBe(250)
  note('go', '/transfer')
  expect(kept, 'what was taken does not change').toHaveLength(100)
  expect(kept.at(-1)?.at).toBe(250)
})
