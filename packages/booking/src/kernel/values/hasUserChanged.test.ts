import { expect, it } from 'vitest'
import { hasUserChanged } from './hasUserChanged.ts'

it.each([
  ['7', '8', true],
  ['7', null, true],
  ['7', '7', false],
  [null, '7', false],
  [undefined, '7', false],
  [null, null, false],
])('BOOK-58 the owner %s has left where %s is here: %s', (ownerId, userId, left) => {
  expect(hasUserChanged(ownerId, userId)).toBe(left)
})
