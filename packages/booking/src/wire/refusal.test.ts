import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/fakePlatform.ts'
import { testClock } from '../testing/testClock.ts'
import { prices } from './prices/schema.ts'
import { refusalOf, withoutReferences } from './refusal.ts'
import { settingUser } from './settings/schema.ts'

const said = (message: unknown, code: unknown = 'no') => refusalOf(422, { error: { code, message } }, prices)

describe('withoutReferences', () => {
  it.each([
    ['&laquo;Now&raquo; &amp; here&nbsp;&#8212; no', '«Now» & here\u00a0— no'],
    ['No est&aacute; disponible', 'No está disponible'],
    ['Bed & breakfast', 'Bed & breakfast'],
  ])('ERR-08 characters by name or number are read: %s', async (message, shown) => {
    expect(await withoutReferences({ code: 'no', serverMessage: message }, testClock)).toEqual({
      ...{ code: 'no', serverMessage: shown },
    })
  })
})

describe('what a message is without its references', () => {
  it.each(['&nbsp;', '&nbsp;&#160; ', '&#52;&#48;&#52;'])(
    'ERR-08 %j are no words for a person',
    async (message) => {
      expect(await withoutReferences({ code: 'no', serverMessage: message }, testClock)).toEqual({
        code: 'no',
      })
    },
  )
})

describe('a table of references that does not come', () => {
  it('ERR-08 is waited for a second: then the message is shown as it is', async () => {
    const clock = createFakeClock(0)
    const refusal = { code: 'no', serverMessage: 'Not &laquo;now&raquo;' }
    const early = withoutReferences(refusal, clock)
    clock.advance(999)
    expect(await early).toEqual({ code: 'no', serverMessage: 'Not «now»' })
    const late = withoutReferences(refusal, clock)
    clock.advance(1000)
    expect(await late).toEqual(refusal)
    expect(clock.waiting).toBe(0)
  })

  it.each(['Bed & breakfast', '&;', '&#; &#y1;'])('ERR-08 is not asked for %s', (message) => {
    const clock = createFakeClock(0)
    void withoutReferences({ serverMessage: message }, clock)
    expect(clock.waiting).toBe(0)
    void withoutReferences({ serverMessage: '&amp;' }, clock)
    expect(clock.waiting).toBe(1)
  })
})

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
    '   ',
    'null',
    'Undefined',
    '[object Object]',
    '404',
    'SQLSTATE[42S02]: Base table or view not found',
    'TypeError: Cannot read properties of undefined',
    'java.lang.NullPointerException: price',
    'Undefined index: price_id in /var/www/app/Prices.php on line 5',
    'Call to undefined method App\\Prices::ask()',
    'cURL error 28: Operation timed out',
    'Traceback (most recent call last): x',
    'x'.repeat(1001),
    'Bad Request',
    'Unprocessable Entity',
    'The given data was invalid.',
    7,
    null,
  ])('ERR-08 %j are no words for a person', (message) => {
    expect(said(message)).toEqual({ code: 'no' })
  })

  it.each([
    'Мест нет.',
    'Error in your code: check it.',
    'Type the number 404 on the sign.',
    'Поездка в /out недоступна.',
    'No.',
    'Refused',
    'No car for 8. Take two.',
    'See https://example.com for help',
    '¡Lleno!',
    'The station on line 2 is closed, choose another place.',
    'The address <ivan@mail.ru> is taken',
    'The address <a@mail.ru> is taken',
    'Choose a flight to <IST> first',
  ])('ERR-08 %s are', (message) => {
    expect(said(message)).toEqual({ code: 'no', serverMessage: message })
  })

  it.each([
    ['Choose <b>another</b> time', 'Choose another time'],
    ['Мест нет.<br/>Выберите другое время', 'Мест нет. Выберите другое время'],
    ['<p>No car is free.</p>', 'No car is free.'],
    ['<H2 class="a">No</H2><hr /><ul><li>car</ul>', 'No car'],
    ['<table><tr><td>No</td></tr></table> <a href="/x">car</a>', 'No car'],
    ['  Not now\n', 'Not now'],
    ['Less than <3 seats & more', 'Less than <3 seats & more'],
  ])('ERR-08 %j is said as %j', (message, words) => {
    expect(said(message)).toEqual({ code: 'no', serverMessage: words })
  })
})
