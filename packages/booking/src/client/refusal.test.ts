import { describe, expect, it } from 'vitest'
import { prices } from '../contract/prices.ts'
import { settingUser } from '../contract/settings.ts'
import { refusalOf } from './refusal.ts'

const said = (message: unknown, code: unknown = 'no') => refusalOf(422, { error: { code, message } }, prices)

describe('refusalOf', () => {
  it('ERR-01 200 to 400 are accepted unless the body has an error', () => {
    for (const status of [200, 204, 302, 400])
      expect(refusalOf(status, { result: [] }, prices), `${status}`).toBeNull()
    for (const status of [199, 401, 500]) expect(refusalOf(status, {}, prices), `${status}`).toEqual({})
    expect(refusalOf(200, { error: { code: 7, message: 'Not now' } }, prices)).toEqual({
      code: '7',
      serverMessage: 'Not now',
    })
    expect(refusalOf(200, { error: 'Not now' }, prices)).toEqual({ serverMessage: 'Not now' })
    expect(refusalOf(200, { error: null }, prices)).toBeNull()
  })

  it('ERR-03 a 400 on the settings is a refusal in any case', () => {
    expect(refusalOf(400, {}, settingUser)).toEqual({})
  })

  it.each([
    '{"reason":"PDOException"}',
    ' [1,2]',
    '<html><body>502</body></html>',
    'Error: x\n    at Object.<anonymous> (index.js:1)',
    'order.not_found',
    'trans.booking_module.reverse_trip_error',
    'invalid_phone',
    '',
    7,
    null,
  ])('ERR-08 %j are no words for a person', (message) => {
    expect(said(message)).toEqual({ code: 'no' })
  })

  it.each([
    'Мест нет.',
    'No.',
    'Refused',
    'No car for 8. Take two.',
    'See https://example.com for help',
    '¡Lleno!',
  ])('ERR-08 %s are', (message) => {
    expect(said(message)).toEqual({ code: 'no', serverMessage: message })
  })
})
