import { describe, expect, it } from 'vitest'
import { createPassenger } from '../../kernel/model/passenger.ts'
import { createFullDraft, createGuest, fixtureNow } from '../../testing/samples/fixtures.ts'
import { validateDraft } from '../rules/validateDraft.ts'
import { toSubmittedDraft } from './submittedDraft.ts'

const rows = ['p1', 'p2', 'p3', 'p4'].map((uniqId) => createPassenger(uniqId))
const idsOf = (adults: number, children: number, keepsPassengers: boolean) =>
  toSubmittedDraft(createFullDraft({ passengers: rows, adults, children }), createGuest({ keepsPassengers }))
    .passengers.map(({ uniqId }) => uniqId)
    .join('')

describe('the passengers that go out', () => {
  it.each([
    [1, 0, 'p1'],
    [1, 1, 'p1p2'],
    [2, 1, 'p1p2p3'],
    [3, 1, 'p1p2p3p4'],
    [4, 2, 'p1p2p3p4'],
  ])(
    'BOOK-21 of four, where %i and %i ride: %s; all of them where a platform names them',
    (adults, children, ids) => {
      expect(idsOf(adults, children, false)).toBe(ids)
      expect(idsOf(adults, children, true)).toBe('p1p2p3p4')
    },
  )

  it.each([
    ['guest', null],
    ['buyer', 'legal'],
  ])(
    'BOOK-19 as a %s, %s: an e-mail of a row that shows none, such as an earlier order’s, keeps nobody from booking',
    (role, userType) => {
      const user = createGuest({ role, userType })
      const named = { name: 'Ben Keller', phone: '+33612345679' }
      const sent = (email: string) => {
        const [first] = createFullDraft().passengers
        const passengers = [...(first ? [first] : []), { uniqId: 'p2', ...named, email }]
        const draft = createFullDraft({ adults: 2, passengers })
        expect(validateDraft(draft, user, fixtureNow)).toEqual([])
        return toSubmittedDraft(draft, user).passengers.map((row) => row.email)
      }
      expect(sent('none')).toEqual(['anna@example.com', ''])
      expect(sent('ben@example.com')).toEqual(['anna@example.com', 'ben@example.com'])
    },
  )

  it('BOOK-19 an e-mail that is shown is judged, and goes out as it is', () => {
    const row = { uniqId: 'p1', name: 'Anna Keller', phone: '+33612345678', email: 'none' }
    const draft = createFullDraft({ passengers: [row] })
    for (const user of [createGuest(), createGuest({ role: 'buyer', userType: 'legal' })]) {
      expect(validateDraft(draft, user, fixtureNow)).toMatchObject([{ field: 'passengers.0.email' }])
      expect(toSubmittedDraft(draft, user).passengers).toEqual([row])
    }
    const second = createFullDraft({ adults: 2, passengers: [...createFullDraft().passengers, row] })
    const buyer = createGuest({ role: 'buyer' })
    expect(validateDraft(second, buyer, fixtureNow)).toMatchObject([{ field: 'passengers.1.email' }])
  })
})
