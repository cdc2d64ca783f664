import { describe, expect, it } from 'vitest'
import { hasLookAlike } from './lookAlikes.ts'
import { moreLanguages } from './plainText.ts'
import { readDay, readTime } from './readMoment.ts'

const today = '2026-11-25'

/** Texts of photos, and of keyboards where the letter is beside the digit. */
const days = [
  ...['1O.12.2026', '2O.12.2026', '2o.12.2026', '3l.12.2026', 'l1.12.2026', 'I1.12.2026', '1I.12.2026'],
  ...['05.l2.2026', '05.1O.2027', '12.1l.2026', '1S.12.2026', '1О.12.2026', '2З.12.2026', '1б.12.2026'],
  ...['1O Dec 2026', '3l Dec', 'l5 Dec', '2О декабря', '2О декабря 2026 г.', '1B Dec'],
  ...['2026-12-1O', '2026-1O-05', '2026-l2-05', '2O/12/2026', '2O-12-2026', '5 Dec 2O26'],
]
const times = [
  '1O',
  'l1',
  '213O',
  '2130l',
  '1O am',
  'lO am',
  '1O:30',
  '21:3O',
  '9:l5',
  '9:1S',
  '21.З0',
  '2б:15',
]

describe('a letter that looks like a digit', () => {
  it.each(days)('UI-03 in the day %j it stands for a digit that is not known: no day is read', (text) => {
    for (const locale of ['en', 'ru', 'es']) expect(readDay(text, { locale, today })).toBeNull()
  })

  it.each(times)('UI-04 in the time %j it stands for a digit that is not known: no time is read', (text) => {
    for (const locale of ['en', 'ru', 'es']) expect(readTime(text, { locale, today })).toBeNull()
  })

  it('UI-03 UI-04 no day and no time that a language writes has one', () => {
    for (const locale of ['en', 'ru', 'es', ...moreLanguages])
      for (const timeStyle of ['short', 'medium'] as const)
        for (const dateStyle of ['short', 'medium', 'long', 'full'] as const)
          for (let day = 1; day <= 31; day++) {
            const at = Date.UTC(2026, 11, day, day % 24, 30)
            const text = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle, timeStyle }).format(at)
            expect(hasLookAlike(text, false), text).toBe(false)
          }
  })

  it.each([
    ['1º dicembre 2026', '2026-12-01'],
    ['1.º de diciembre de 2026', '2026-12-01'],
    ['O5.12.2026', '2026-12-05'],
    ['5SEP27', '2027-09-05'],
    ['5Oct', '2027-10-05'],
  ])('UI-03 the letters of %j are no digits: %s', (text, day) => {
    expect(readDay(text, { locale: 'en', today })).toMatchObject({ day })
  })
})

describe('a number that is torn, or joined to a date', () => {
  it.each([
    ...['1 5.12.2026', '05.12.20 26', '5-6/12', '5.12.26-7', '10.5.12.2026', '5.12.20 26 14:30'],
    ...['5º-6/12', '1º 5.12.2026', '5.12.20º 26'],
  ])('UI-03 %j is no day', (text) => {
    for (const locale of ['en', 'ru', 'es']) expect(readDay(text, { locale, today })).toBeNull()
  })

  it.each([
    ['05.12.26-14h', '2026-12-05', '14:00'],
    ['5.12.26-14 Uhr', '2026-12-05', '14:00'],
    ['5.12.26-2 pm', '2026-12-05', '14:00'],
    ['5.12.26-14 ч', '2026-12-05', '14:00'],
    ['5.12.2026.14:30', '2026-12-05', '14:30'],
    ['05.12.20 14 Uhr', '2020-12-05', '14:00'],
  ])('UI-03 UI-04 behind the day in %j there is an hour', (text, day, time) => {
    for (const locale of ['en', 'ru', 'es']) {
      expect(readDay(text, { locale, today })).toEqual({ day, time })
      expect(readTime(text, { locale, today })).toEqual({ day, time })
    }
  })

  it('UI-03 an hour behind a day whose order is unsure is no part of it', () => {
    expect(readDay('05/12/26-14h30', { locale: 'en', today })).toMatchObject({ ask: 'several' })
    expect(readTime('05/12/26-14h30', { locale: 'en', today })).toEqual({ time: '14:30' })
  })

  it.each([
    ['14.30-15', ['14:30', '15:00']],
    ['9.30-10', ['09:30', '10:00']],
    ['18.00-19', ['18:00', '19:00']],
  ])('UI-04 in a field of times %j is asked', (text, choices) => {
    for (const locale of ['en', 'ru', 'es'])
      expect(readTime(text, { locale, today })).toEqual({ ask: 'several', choices })
  })

  it('UI-04 a terminal before a day leaves it a day, for which a field of times asks', () => {
    expect(readTime('Terminal 2 5/12/2026', { locale: 'en', today })).toMatchObject({ ask: 'date' })
  })
})

describe('a code of a gate, a seat or a terminal beside a time', () => {
  it.each([
    ['Gate B12 14:30', ['12:00', '14:30']],
    ['14:30 gate B12', ['12:00', '14:30']],
    ['14:30 (gate B12)', ['12:00', '14:30']],
    ['14:30 seat 12B', ['12:00', '14:30']],
    ['14.30 seat 12B', ['12:00', '14:30']],
    ['14h30 seat 12B', ['12:00', '14:30']],
    ['Gate B12 at 2:30 pm', ['12:00', '14:30']],
    ['5.12.2026 14:30 seat 12B', ['12:00', '14:30']],
    ['14:30 Terminal 2B', ['02:00', '14:30']],
    ['Terminal B2, 14:30', ['02:00', '14:30']],
    ['14:30 место 12б', ['12:00', '14:30']],
    ['S5 14:30', ['05:00', '14:30']],
    ['14:30 S7', ['07:00', '14:30']],
  ])('UI-04 %j is asked', (text, choices) => {
    for (const locale of ['en', 'ru', 'es'])
      expect(readTime(text, { locale, today })).toEqual({ ask: 'several', choices })
  })

  it.each([
    ...['B12', '12B', '14:3O seat 12B', '14:30 seat 12B 1O', '5 Dec 1O am', '5 Dec 2026 seat 12B'],
    // The letter is in the number of a day.
    ...['1S Dec 14:30', 'Dec 1S 14:30', '14:30 1B декабря', '14:30 1S.12', '1S/12 14:30', '1S-12-2026 14:30'],
    ...['1O Dec 14:30', '1O.12.2026 14:30', '1B Dec 2026, 14:30', '2б декабря 14:30', '1S Decem 14:30'],
    // A day would be read with an hour that lacks a digit.
    ...['5.12.2026 1S', '5.12.2026 1S pm'],
  ])('UI-04 %j is not read: the letter may be a digit', (text) => {
    for (const locale of ['en', 'ru', 'es']) expect(readTime(text, { locale, today })).toBeNull()
  })

  it.each(['1S Dec 14:30', '1B Dec 2026, 14:30', 'Dec 1S 14:30', '5 Dec Gate B12', '14:30 1S.12'])(
    'UI-03 %j is no day: the letter may be a digit',
    (text) => {
      for (const locale of ['en', 'ru', 'es']) expect(readDay(text, { locale, today })).toBeNull()
    },
  )
})

describe('the sign of an ordinal', () => {
  it.each([
    ['1º/12/2026', '2026-12-01'],
    ['1º.12.2026', '2026-12-01'],
    ['1º-12-2026', '2026-12-01'],
    ['5º/12/2026', '2026-12-05'],
    ['31º/12/2026', '2026-12-31'],
    ['1ᵒ/12/2026', '2026-12-01'],
    ['1ª/12/2026', '2026-12-01'],
    ['1º/12', '2026-12-01'],
  ])('UI-03 %j is %s: it is no letter o', (text, day) => {
    for (const locale of ['en', 'pt', 'es']) expect(readDay(text, { locale, today })).toEqual({ day })
  })

  it('UI-03 UI-04 a time may be beside it', () => {
    const both = { day: '2026-12-01', time: '14:30' }
    for (const locale of ['pt', 'es']) {
      expect(readDay('1º/12/2026 14:30', { locale, today })).toEqual(both)
      expect(readTime('1º/12/2026 14:30', { locale, today })).toEqual(both)
      expect(readTime('1º/12/2026 14:30+1', { locale, today })).toEqual({ time: '14:30' })
    }
  })
})

describe('a time of arrival as tickets write it', () => {
  it.each([
    ['21:30+1', '21:30'],
    ['21:30 +1', '21:30'],
    ['06:10 (+1)', '06:10'],
    ['06:10⁺¹', '06:10'],
    ['6:10 AM+1', '06:10'],
    ['6:10 a.m. +1 day', '06:10'],
    ['06:10 +1d', '06:10'],
    ['6:10+1 a.m.', '06:10'],
    ['21:30 (+1 день)', '21:30'],
    ['21:30 (+1 día)', '21:30'],
    ['21:30+2', '21:30'],
    ['21:30 +2, Sat', '21:30'],
    ['06:10 +1 (Sat)', '06:10'],
    ['06:10 +1 day Sat', '06:10'],
    ['21:30 +3 days', '21:30'],
    ['21:30+3d', '21:30'],
    ['5 Dec 06:10+1', '06:10'],
  ])('UI-04 %j is %s: the day after the departure is not this field’s', (text, time) => {
    for (const locale of ['en', 'ru', 'es']) expect(readTime(text, { locale, today })).toEqual({ time })
  })

  it.each([
    '14:30 (+1)05.12.2026',
    '14:30(+1)05.12.2026',
    '05.12.2026 14:30 (+1)',
    '14:30 (+1)6 Dec',
    '6 Dec 14:30 (+1)2026',
    '14:30 (+1)Dec 6',
    '14:30 (+1)Sat',
    '14:30 (+1d)6 Dec',
  ])('UI-04 %j is 14:30, whatever follows without a blank', (text) => {
    expect(readTime(text, { locale: 'en', today })).toEqual({ time: '14:30' })
  })

  it.each(['21:30+01:00', '21:30+01', '21:30 UTC+1', '21:30 GMT +1'])('UI-04 in %j it is a zone', (text) => {
    expect(readTime(text, { locale: 'en', today })).toMatchObject({ ask: 'zone' })
  })

  it.each([
    ...['14:30 + 2 h', '14:30 (+1 h)', '9:30 +2 hours', '06:10 +1 hr', '14:30 +1 heure'],
    ...['14:30 +2 часа', '14:30 +1 час', '14:30 + 2 ч', '14:30 +1,5 h'],
  ])('UI-04 in %j it is a duration, and no time is read', (text) => {
    for (const locale of ['en', 'ru', 'es']) expect(readTime(text, { locale, today })).toBeNull()
  })

  it.each([
    ...['14:30 +3', '14:30 (+3)', '2026-11-25 14:30 +3', '14:30 +4'],
    ...['14:30 +1 stop', '14:30 (+1 stop)', '14:30 +1-stop', '14:30 +1 пересадка', '14:30 +2 pax'],
    ...['14:30 +1 min', '14:30 + 1 Std', '14:30 +2 Stunden', '14:30 +2 小时'],
  ])('UI-04 in %j the number may be an offset or a count: it is asked', (text) => {
    expect(readTime(text, { locale: 'en', today })).toMatchObject({
      ask: 'several',
      choices: expect.arrayContaining(['14:30']),
    })
  })

  it.each([
    ['ru', '9-30 вечера', '21:30'],
    ['ru', '9-45 утра', '09:45'],
    ['es', "9'30 noche", '21:30'],
    ['es', '9’45 de la mañana', '09:45'],
    ['en', '9-30 pm', '21:30'],
  ])('UI-04 in %s %j is %s', (locale, text, time) => {
    expect(readTime(text, { locale, today })).toEqual({ time })
  })

  it.each(['9-10 вечера', '9-10 pm'])('UI-04 %j may be two times', (text) => {
    expect(readTime(text, { locale: 'ru', today })).toMatchObject({ ask: 'several' })
  })

  it.each([
    '9-30 to 10-30 pm',
    '9-30 - 10-30 pm',
    '9-30 — 10-30 вечера',
    '9-30, 10-30 pm',
    '9-05 to 10-30 pm',
    "9'30 - 10'30 pm",
    '9’30 to 10-30 pm',
    '9.30 to 10-30 pm',
  ])('UI-04 in %j the first pair of numbers is no day', (text) => {
    for (const locale of ['en', 'ru', 'es'])
      expect(readTime(text, { locale, today })).toEqual({ ask: 'unreal', choices: [] })
  })

  it.each([
    ['5 Dec 9-30 pm', { time: '21:30', day: '2026-12-05' }],
    ['5.12 9-30 pm', { time: '21:30', day: '2026-12-05' }],
    ['31.12 9-30 pm', { time: '21:30', day: '2026-12-31' }],
    ['2026-12-05 9-30 pm', { time: '21:30', day: '2026-12-05' }],
    ['9-30 pm to 10-30 pm', { ask: 'several', choices: ['21:30', '22:30'] }],
    ['9:30 to 10-30 pm', { ask: 'several', choices: ['21:30', '22:30'] }],
  ])('UI-04 in %j the numbers with a hyphen are hour and minutes', (text, expected) => {
    for (const locale of ['en', 'ru', 'es']) expect(readTime(text, { locale, today })).toEqual(expected)
  })
})
