import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { readReceipt } from '../../kernel/values/receipt.ts'
import { receipt } from './orderSchema.ts'

it('API-02 what is taken for a receipt is what the contract takes, of any value', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.string({ maxLength: 200 }), fc.stringMatching(/^[\w.-]{1,140}$/)),
      (value) => {
        expect(readReceipt(value)).toBe(v.is(receipt, value) ? value : null)
      },
    ),
    { numRuns: 2000 },
  )
  for (const none of ['', ' ', 'a b', 'a\n', 'x'.repeat(129), null, undefined, 7])
    expect(readReceipt(none)).toBeNull()
  expect(readReceipt('x'.repeat(128))).not.toBeNull()
})
