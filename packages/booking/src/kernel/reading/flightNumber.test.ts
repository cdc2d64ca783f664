import { describe, expect, it } from 'vitest'
import { flightNumber } from './flightNumber.ts'

describe('flightNumber', () => {
  it.each(['', ' ', 'AF1234', ' AF1234 ', 'af 12', 'SU1', 'BAW123', 'S71234A', '5X99'])(
    'BOOK-10 flight %j is usual',
    (value) => {
      expect(flightNumber(value, 'arrivalNumber')).toBeNull()
    },
  )
  it.each(['N123AB', '123456789', 'A1', 'AF12345', 'private'])('BOOK-10 flight %j is warned of', (value) => {
    expect(flightNumber(value, 'arrivalNumber')?.code).toBe('DataForms.Forms.WarningFlight')
  })
})
