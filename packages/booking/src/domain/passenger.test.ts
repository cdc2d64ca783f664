import { describe, expect, it } from 'vitest'
import { createGuest } from '../testing/fixtures.ts'
import { createPassenger, trimPassengers, withOwnEmail } from './passenger.ts'

const rows = (count: number) => Array.from({ length: count }, (_, index) => createPassenger(`p${index + 1}`))

describe('the rows of the passenger list', () => {
  it.each([
    [1, 1, 1],
    [3, 3, 3],
    [3, 2, 2],
    [3, 4, 3],
    [2, 1, 1],
    [2, 0, 1],
  ])('BOOK-21 %i rows for %i people: %i stay', (count, people, left) => {
    expect(trimPassengers(rows(count), people)).toEqual(rows(left))
  })
})

describe('a guest’s own e-mail', () => {
  const guest = createGuest({ userId: '2001', email: 'ana@example.com' })
  const emails = (list: readonly { email: string }[]) => list.map(({ email }) => email)

  it('BOOK-20 fills the first passenger’s, where none is entered', () => {
    expect(emails(withOwnEmail(rows(2), guest))).toEqual(['ana@example.com', ''])
    expect(emails(withOwnEmail([{ ...createPassenger('p1'), email: ' ' }], guest))).toEqual([
      'ana@example.com',
    ])
    const typed = [{ ...createPassenger('p1'), email: 'x' }]
    expect(withOwnEmail(typed, guest)).toBe(typed)
    expect(withOwnEmail([], guest)).toEqual([])
  })

  it('BOOK-20 ROLE-05 of nobody else: no account, another role, no e-mail', () => {
    for (const other of [{ userId: null }, { role: 'buyer' }, { email: null }]) {
      const list = rows(1)
      expect(withOwnEmail(list, { ...guest, ...other })).toBe(list)
    }
  })
})
