import { expect, it } from 'vitest'
import { createGuest } from '../../testing/samples/fixtures.ts'
import { isForeignOrder, isOfAnother } from './order.ts'

it.each([
  ['7', '8', true],
  ['7', '7', false],
  ['7', null, false],
  [null, '7', false],
  [null, null, false],
])('BOOK-46 an order of %s is another’s to %s: %s', (ownerId, userId, isOther) => {
  expect(isOfAnother(ownerId, createGuest({ userId }))).toBe(isOther)
})

it.each([
  ['8', false, true],
  ['8', true, false],
  ['7', false, false],
  [null, false, false],
  [undefined, false, false],
])(
  'BOOK-46 EMBED-01 an order of %s, frame mode %s, is foreign to 7: %s',
  (userId, isFrameMode, isForeign) => {
    const order = userId === undefined ? {} : { userId }
    expect(isForeignOrder(order, createGuest({ userId: '7' }), isFrameMode)).toBe(isForeign)
  },
)
