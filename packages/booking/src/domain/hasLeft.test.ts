import { expect, it } from 'vitest'
import { hasLeft } from './hasLeft.ts'

it.each([
  ['7', '8', true],
  ['7', null, true],
  ['7', '7', false],
  [null, '7', false],
  [undefined, '7', false],
  [null, null, false],
])('BOOK-58 the owner %s has left where %s is here: %s', (ownerId, userId, left) => {
  expect(hasLeft(ownerId, userId)).toBe(left)
})
