import { endpoints } from '@wherry/booking/wire'
import { describe, expect, it } from 'vitest'
import { createAsking } from '../testing/asking.ts'
import { newKey } from '../testing/bookings.ts'

/** A valid request. The clock shows 2027-06-14 06:00 UTC: 09:00 in Istanbul, 16:00 in Vladivostok. */
const request = (rest: Record<string, unknown> = {}) => ({
  location: { country: 'Montenegro', city: 'Budva' },
  date: '2027-06-20 10:00',
  hours: 4,
  flexible_date: true,
  guests: 2,
  has_children: false,
  details: 'anna@example.com\nA quiet bay for lunch, please.',
  lang: 'en',
  host: 'book.example',
  ...rest,
})

const asking = createAsking()
const refused = (rest: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  asking.refusal(endpoints.yachtRequest, { body: request(rest), ...more })
const taken = async (rest: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  (await asking.ask(endpoints.yachtRequest, { body: request(rest), ...more })).success

describe('a request for a yacht', () => {
  it('API-27 YACHT-11 is kept as it was sent, with who sent it', async () => {
    const own = createAsking()
    expect(await own.ask(endpoints.yachtRequest, { body: request(), as: 1001 })).toEqual({ success: true })
    expect(own.store.yachtRequests(10)).toMatchObject([{ request: request(), userId: 1001, key: null }])
  })

  it('API-27 the same key is kept once within 24 hours, and anew after', async () => {
    const own = createAsking()
    const asked = { body: request(), headers: { 'Idempotency-Key': newKey() } }
    const ask = async () => (await own.ask(endpoints.yachtRequest, asked)).success
    expect([await ask(), await ask()]).toEqual([true, true])
    expect(own.store.yachtRequests(10)).toHaveLength(1)
    own.clock.at += 24 * 3_600_000 + 1
    expect(await ask()).toBe(true)
    expect(own.store.yachtRequests(10)).toHaveLength(2)
  })

  it('API-27 BOOK-42 a known key with another body is refused as an order’s is, and keeps nothing', async () => {
    const own = createAsking()
    const headers = { 'Idempotency-Key': newKey() }
    const ask = (rest: Record<string, unknown>, lang = 'en') =>
      own.refusal(endpoints.yachtRequest, { body: request(rest), headers, query: { lang } })
    expect(await ask({ guests: 4 })).toMatchObject({ status: 200 })
    expect(await ask({ guests: 5 }, 'ru')).toMatchObject({
      status: 409,
      code: 'idempotency_conflict',
      message: expect.stringMatching(/[а-я]/),
    })
    own.clock.at += 24 * 3_600_000 - 1
    expect(await ask({ guests: 5 })).toMatchObject({ status: 409 })
    expect(await ask({ guests: 4 })).toMatchObject({ status: 200 })
    expect(own.store.yachtRequests(10)).toHaveLength(1)
    own.clock.at += 2
    expect(await ask({ guests: 5 })).toMatchObject({ status: 200 })
  })

  it('YACHT-05 is for tomorrow to six months ahead on the place’s own calendar', async () => {
    const budva = (date: string) => ({ date })
    expect(await refused(budva('2027-06-14 23:59'))).toMatchObject({ status: 400, code: 'yacht_date' })
    expect(await taken(budva('2027-06-15 00:00'))).toBe(true)
    expect(await taken(budva('2027-12-14 23:59'))).toBe(true)
    expect(await refused(budva('2027-12-15 00:00'))).toMatchObject({ code: 'yacht_date' })
    expect(await refused(budva('2027-06-31 12:00'))).toMatchObject({ code: 'yacht_date' })
  })

  it('YACHT-05 tomorrow comes earlier in Vladivostok', async () => {
    const own = createAsking()
    own.clock.at = Date.UTC(2027, 5, 14, 15, 0)
    const to = (city: string, date: string) => ({
      body: request({ location: { country: 'Россия', city }, date, lang: 'ru' }),
    })
    const code = async (city: string, date: string) =>
      (await own.refusal(endpoints.yachtRequest, to(city, date)))['code']
    expect(await code('Владивосток', '2027-06-15 12:00')).toBe('yacht_date')
    expect(await code('Владивосток', '2027-06-16 12:00')).toBeUndefined()
    expect(await code('Сочи', '2027-06-15 12:00')).toBeUndefined()
  })

  it('YACHT-05 six months from the last day of August end with February', async () => {
    const own = createAsking()
    own.clock.at = Date.UTC(2027, 7, 31, 6, 0)
    const code = async (date: string) =>
      (await own.refusal(endpoints.yachtRequest, { body: request({ date }) }))['code']
    expect(await code('2028-02-29 12:00')).toBeUndefined()
    expect(await code('2028-03-01 12:00')).toBe('yacht_date')
  })

  it('YACHT-05 for a typed place any zone’s tomorrow will do', async () => {
    const location = 'Corfu, any marina'
    expect(await taken({ location, date: '2027-06-14 12:00' })).toBe(true)
    expect(await refused({ location, date: '2027-06-13 12:00' })).toMatchObject({ code: 'yacht_date' })
    expect(await taken({ location, date: '2027-12-14 12:00' })).toBe(true)
    expect(await refused({ location, date: '2027-12-15 12:00' })).toMatchObject({ code: 'yacht_date' })
  })

  it('YACHT-02 YACHT-13 the places of Russia are asked for in Russian only', async () => {
    expect(await refused({ location: { country: 'Russia', city: 'Sochi' } })).toMatchObject({
      code: 'yacht_place',
    })
    expect(await taken({ location: { country: 'Россия', city: 'Сочи' }, lang: 'ru' })).toBe(true)
    expect(await refused({ location: { country: 'Spain', city: 'Ibiza' } })).toMatchObject({
      code: 'yacht_place',
    })
    expect(await refused({ location: 'ab' })).toMatchObject({ status: 400 })
    expect(await refused({ location: '   ' })).toMatchObject({ code: 'yacht_place' })
    expect(await refused({ lang: 'es' })).toMatchObject({ code: 'invalid_request' })
  })

  it.each([2, 12, 24, 48, 336])('YACHT-06 %i hours are taken', async (hours) => {
    expect(await taken({ hours })).toBe(true)
  })
  it.each([0, 1, 13, 23, 25, 337, 360, 2.5])('YACHT-06 %d hours are not', async (hours) => {
    expect(await refused({ hours })).toMatchObject({ status: 400 })
  })
  it.each([0, -1, 51, 1.5])('YACHT-07 %d guests are not taken', async (guests) => {
    expect(await refused({ guests })).toMatchObject({ status: 400 })
  })

  it('YACHT-08 without a contact in the settings the first line names one', async () => {
    expect(await refused({ details: 'A quiet bay, please.' })).toMatchObject({ code: 'yacht_contact' })
    expect(await refused({ details: '' }, { as: 1017 })).toMatchObject({ code: 'yacht_contact' })
    expect(await taken({ details: '+90 532 555 01 03' })).toBe(true)
    expect(await taken({ details: '' }, { as: 1001 })).toBe(true)
  })

  it('BOOK-31 YACHT-08 the text has 1000 characters, the line with the contact beside it', async () => {
    expect(await taken({ details: `a@example.com\n${'x'.repeat(1000)}` })).toBe(true)
    expect(await refused({ details: `a@example.com\n${'x'.repeat(1001)}` })).toMatchObject({
      code: 'text_too_long',
    })
    expect(await refused({ details: 'x'.repeat(1001) }, { as: 1001 })).toMatchObject({
      code: 'text_too_long',
    })
  })

  it('ERR-08 is refused in the visitor’s language', async () => {
    for (const [lang, words] of [
      ['en', 'tomorrow'],
      ['ru', 'завтрашнего'],
      ['es', 'mañana'],
    ]) {
      const { message } = await refused({ date: '2027-06-14 12:00' }, { query: { lang } })
      expect(message).toContain(words)
    }
  })

  it('API-27 YACHT-11 nobody sails to Atlantis: no success, though nothing else went wrong, and nothing is kept', async () => {
    const own = createAsking()
    const body = request({ location: 'Atlantis' })
    expect(await own.ask(endpoints.yachtRequest, { body })).toEqual({ success: false })
    expect(own.store.yachtRequests(10)).toEqual([])
  })
})
