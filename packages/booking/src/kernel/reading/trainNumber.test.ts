import { describe, expect, it } from 'vitest'
import { trainNumber, wagonNumber } from './trainNumber.ts'

describe('trainNumber and wagonNumber', () => {
  it.each([
    '',
    '016А',
    '9876',
    'ICE-123',
    'TGV 6123',
    '123456789',
    '№ 016А',
    '016A/015A',
    'поезд 43',
    'TGV INOUI 6123',
  ])('BOOK-08 train %j passes', (value) => {
    expect(trainNumber(value, 'arrivalTrainNumber')).toBeNull()
  })
  it.each(['a_b', '1'.repeat(21)])('BOOK-08 train %j does not', (value) => {
    expect(trainNumber(value, 'arrivalTrainNumber')?.code).toMatch(/Error(Train|TooLong)$/)
  })
  it.each(['', ' ', '1', '12', ' 12 ', 'A', '1Б', '263', 'Вагон 7', 'coach 12', '№ 7'])(
    'BOOK-08 wagon %j passes',
    (value) => {
      expect(wagonNumber(value, 'arrivalWagonTrainNumber')).toBeNull()
    },
  )
  it.each(['123456', '1-2', '1 2'])('BOOK-08 wagon %j does not', (value) => {
    expect(wagonNumber(value, 'arrivalWagonTrainNumber')?.code).toMatch(/Error(Wagon|TooLong)$/)
  })
})
