import { expect, it } from 'vitest'
import { sliceOf } from './corpus.ts'
import { withRefusedCalls } from './refused.ts'

const calls = withRefusedCalls()

it('SEC-01 SEC-07 REL-03 a refusal in words that mean ill is a text, in the state that the table names', async () => {
  const payloads = sliceOf(24, 4)
  expect(await calls.refuse('settingUser', ['status400'], payloads, 0)).toEqual([])
  expect(await calls.refuse('calculateNewPrice', ['status400', 'errorIn200'], payloads, 1)).toEqual([])
  expect([...calls.seen].sort()).toEqual(['calculateNewPrice error.message', 'settingUser error.message'])
})
