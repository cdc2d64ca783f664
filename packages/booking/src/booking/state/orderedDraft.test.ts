import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Draft } from '../../kernel/model/booking.ts'
import { unknownUser } from '../../kernel/model/user.ts'
import { createFullDraft, createOffer } from '../../testing/samples/fixtures.ts'
import { createRide } from '../draft/draft.ts'
import { draftFingerprint } from './intent.ts'
import { orderedDraft } from './orderedDraft.ts'

const { from, to } = createFullDraft()
if (!to) throw new Error('The fixture has both ends')
const back = createRide({ offer: createOffer(), from: to, to: from, user: unknownUser })

const times = fc.constantFrom('00:00', '09:45', '21:00', '23:30')
const people = fc.record({ adults: fc.integer({ min: 1, max: 8 }), children: fc.integer({ min: 0, max: 6 }) })
const entered = fc.record({
  ...{ time: times, backTime: times, people, booster: fc.integer({ min: 0, max: 3 }) },
  ...{ hash: fc.constantFrom('', 'WHERRY-10'), flexibleTariff: fc.boolean(), notes: fc.string() },
  services: fc.subarray(['s1', 's2']),
})
type Entered = typeof entered extends fc.Arbitrary<infer Value> ? Value : never

function formOf(
  { time, backTime, people: { adults, children }, booster, ...rest }: Entered,
  isReturn: boolean,
): Draft {
  const full = createFullDraft()
  const form = { ...full.form, arrivalTime: time }
  const returnRide = isReturn ? { ...back, form: { ...back.form, arrivalTime: backTime } } : null
  const childSeats = { infant_seat: 0, seat: 0, booster }
  return { ...full, ...rest, form, returnRide, adults, children, childSeats }
}

/** Lines of the summary of a booking. */
const told = ({ form, services, flexibleTariff, adults, children, childSeats, hash, returnRide }: Draft) => ({
  ...{ form, services, flexibleTariff, adults, children, childSeats, hash },
  back: returnRide?.form ?? null,
})

describe('the booking as its order has it', () => {
  it('BOOK-49 whatever is entered after the order, the summary tells what was ordered', () => {
    fc.assert(
      fc.property(entered, entered, fc.boolean(), (then, now, isReturn) => {
        const ordered = formOf(then, isReturn)
        const changed = formOf(now, isReturn)
        expect(told(orderedDraft(changed, { said: draftFingerprint(ordered) }))).toEqual(told(ordered))
      }),
    )
  })

  it.each([undefined, '', 'null', '7', '[]', '{"form":7}', '{"adults":"many"}', '{"services":{"a":1}}'])(
    'REL-07 where the order says nothing that can be read the draft stands: %s',
    (said) => {
      const draft = createFullDraft()
      expect(orderedDraft(draft, said === undefined ? {} : { said })).toBe(draft)
      expect(orderedDraft(draft, null)).toBe(draft)
    },
  )
})
