import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askEveryMs, isAskedAgain } from './pendingPayment.ts'

const pending = { paymentStatus: 'pending' } as const

/** Counts the questions about a payment that stays pending, on a clock that is set after the third one. */
function questions(setBy: number): number {
  let repeats = 0
  const nowAt = (count: number) => count * askEveryMs + (count > 2 ? setBy : 0)
  while (isAskedAgain(pending, { repeats, since: 0 }, nowAt(repeats))) repeats += 1
  return repeats + 1
}

describe('a pending payment', () => {
  it('REL-02 is asked about every 2 s for 60 s: 31 questions', () => {
    expect(questions(0)).toBe(31)
  })

  it('REL-02 a clock that is set back by any time does not make it more', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 0 }), (by) => {
        expect(questions(by)).toBe(31)
      }),
    )
  })

  it.each(['paid', 'declined', 'none'] as const)(
    'REL-02 one that is %s is not asked about again',
    (status) => {
      expect(isAskedAgain({ paymentStatus: status }, { repeats: 0, since: 0 }, 0)).toBe(false)
    },
  )
})
