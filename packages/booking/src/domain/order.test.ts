import { expect, it } from 'vitest'
import { createGuest } from '../testing/fixtures.ts'
import { isOfAnother } from './order.ts'

it.each([
  ['7', '8', true],
  ['7', '7', false],
  ['7', null, false],
  [null, '7', false],
  [null, null, false],
])('BOOK-46 an order of %s is another’s to %s: %s', (ownerId, userId, isOther) => {
  expect(isOfAnother(ownerId, createGuest({ userId }))).toBe(isOther)
})
