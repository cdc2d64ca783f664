import { describe, expect, it } from 'vitest'
import { createPassenger, trimPassengers } from './passenger.ts'

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
