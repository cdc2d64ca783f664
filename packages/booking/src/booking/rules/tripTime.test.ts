import { describe, expect, it } from 'vitest'
import { fixtureNow } from '../../testing/samples/fixtures.ts'
import { departureTime, pickupTime, requiredTime } from './tripTime.ts'

describe('times', () => {
  it('BOOK-13 says which half of a time is missing', () => {
    const missing = (part: string) => ({
      code: 'DataForms.Forms.Required',
      field: 'dateArrival',
      params: { part },
    })
    expect(requiredTime(null, null, 'dateArrival')).toEqual([missing('date'), missing('time')])
    expect(requiredTime(null, '10:00', 'dateArrival')).toEqual([missing('date')])
    expect(requiredTime('2026-12-01', null, 'dateArrival')).toEqual([missing('time')])
    expect(requiredTime('2026-02-30', '10:00', 'dateArrival')[0]?.code).toBe('DataForms.Forms.ErrorDate')
    const noDay = { code: 'DataForms.Forms.ErrorDate', field: 'dateArrival' }
    expect(requiredTime('2026-02-30', null, 'dateArrival')).toEqual([noDay, missing('time')])
    expect(requiredTime('2026-12-01', '10:00', 'dateArrival')).toEqual([])
  })
  // Noon UTC is 13:00 in Paris and 02:00 of the next day in Kiritimati.
  it.each([
    ['Europe/Paris', '2026-11-21 12:59', 'DataForms.Forms.ErrorTooEarly'],
    ['Europe/Paris', '2026-11-21 13:00', undefined],
    ['Europe/Paris', '2027-11-21 13:00', undefined],
    ['Europe/Paris', '2027-11-21 13:01', 'DataForms.Forms.ErrorTooLate'],
    ['Pacific/Kiritimati', '2026-11-22 01:59', 'DataForms.Forms.ErrorTooEarly'],
    ['Pacific/Kiritimati', '2026-11-22 02:00', undefined],
    ['Pacific/Pago_Pago', '2026-11-21 01:00', undefined],
  ])('DATE-01 a pickup in %s at %s at noon UTC: %s', (zone, civil, code) => {
    expect(pickupTime(civil, zone, fixtureNow)?.code).toBe(code)
  })
  it('DATE-01 names the limits on the place’s clock', () => {
    const late = pickupTime('2028-01-01 00:00', 'Pacific/Kiritimati', fixtureNow)
    expect(late?.params).toEqual({ max: '2027-11-22 02:00' })
    const early = pickupTime('2026-11-01 00:00', 'Pacific/Kiritimati', fixtureNow)
    expect([late?.field, early?.field]).toEqual(['dateArrival', 'dateArrival'])
    expect(early?.params).toEqual({ min: '2026-11-22 02:00' })
  })
  it('BOOK-07 the departure is after the pickup', () => {
    const at = '2026-12-01 10:00'
    expect(departureTime('2026-12-01 10:01', at, 'Europe/Paris')).toBeNull()
    expect(departureTime(at, at, 'Europe/Paris')?.code).toBe('DataForms.Forms.ErrorDepartureOrder')
    expect(departureTime('2026-11-30 23:00', at, 'Europe/Paris')?.field).toBe('dateDeparture')
  })
})
