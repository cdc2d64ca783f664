import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latinDigits } from '../../private/edit/latinDigits.ts'
import { localDigits } from '../../private/edit/localDigits.ts'
import { readTime } from '../../private/moment/readMoment.ts'
import { numRuns } from '../../testing/numRuns.ts'
import { timeFormOf } from './timeForm.ts'
import { timeOfSeconds } from './timeInput.ts'

const languages = [
  'en',
  'ru',
  'es',
  'ar',
  'de',
  'fr',
  'he',
  'it',
  'ja',
  'ko',
  'pt',
  'tr',
  'zh',
  'fa',
  'ar-EG',
]
const times = fc.integer({ min: 0, max: 1439 }).map((minute) => timeOfSeconds(minute * 60))

describe('UI-04 the form of a time', () => {
  it.each([
    ['en', true],
    ['en-US', true],
    ['en-GB', false],
    ['ru', false],
    ['de', false],
    ['ar', true],
    ['ja', false],
    ['en-US-u-hc-h23', false],
    ['de-u-hc-h12', true],
  ])('UI-04 by the locale %s is in halves: %s', (locale, isHalved) => {
    expect(timeFormOf('locale', locale).isHalved).toBe(isHalved)
    expect(timeFormOf(24, locale).isHalved).toBe(false)
    expect(timeFormOf(12, locale).isHalved).toBe(true)
  })

  it.each([
    ['00:00', '12:00 AM'],
    ['00:05', '12:05 AM'],
    ['09:30', '9:30 AM'],
    ['12:00', '12:00 PM'],
    ['21:30', '9:30 PM'],
    ['24:00', '12:00 AM'],
  ])('UI-04 of %s in English is %s', (time, text) => {
    expect(timeFormOf(12, 'en').show(time)).toBe(text)
    expect(timeFormOf(24, 'en').show(time)).toBe(time)
  })

  it.each(languages)(
    'UI-04 in %s every shown time is read back as the same one, in both clocks',
    (locale) => {
      fc.assert(
        fc.property(times, fc.constantFrom(12 as const, 24 as const), (time, hourCycle) => {
          const form = timeFormOf(hourCycle, locale)
          const shown = form.show(time)
          expect(form.isOwn(shown), shown).toBe(true)
          expect(form.isWhole(shown), shown).toBe(true)
          expect(form.read(shown), shown).toBe(time)
          const typed = latinDigits(localDigits(shown, locale))
          expect(form.read(typed), typed).toBe(time)
        }),
        { numRuns },
      )
    },
  )

  it.each(languages)('UI-04 in %s each beginning of a shown time is typed on', (locale) => {
    const form = timeFormOf(12, locale)
    fc.assert(
      fc.property(times, (time) => {
        const signs = [...form.show(time)]
        for (let count = 0; count <= signs.length; count++)
          expect(form.isOwn(signs.slice(0, count).join('')), signs.join('')).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  it.each(languages)(
    'UI-04 in %s a shown time that is pasted elsewhere is read as the same one',
    (locale) => {
      const form = timeFormOf(12, locale)
      fc.assert(
        fc.property(times, (time) => {
          expect(readTime(form.show(time), { locale }), form.show(time)).toEqual({ time })
        }),
        { numRuns: 50 },
      )
    },
  )

  it.each([
    ['9', '09:00', false],
    ['9:3', '09:03', false],
    ['9:30', '09:30', false],
    ['930', '09:30', false],
    ['130', '01:30', false],
    ['130p', '13:30', true],
    ['1230', '12:30', false],
    ['12:30 a', '00:30', true],
    ['9 pm', '21:00', true],
    ['9:30 P.M.', '21:30', true],
    ['pm 9:30', '21:30', true],
    ['9.30pm', '21:30', true],
    ['21:30', '21:30', true],
    ['2130', '21:30', true],
    ['0:15', '00:15', true],
    ['', '', false],
    [' ', '', false],
  ])('UI-04 of twelve hours reads %j as %s', (text, time, isWhole) => {
    const form = timeFormOf(12, 'en')
    expect(form.isOwn(text)).toBe(true)
    expect(form.read(text)).toBe(time)
    expect(form.isWhole(text)).toBe(isWhole)
  })

  it.each(['25', '9:75', '9:30 xm', 'am 9 pm', '9:30 am 5', '99999', 'noon'])(
    'UI-04 of twelve hours leaves %j to the reader of texts',
    (text) => {
      expect(timeFormOf(12, 'en').isOwn(text)).toBe(false)
    },
  )

  it('UI-04 is named in a few letters', () => {
    expect(timeFormOf(12, 'en').named('HH:mm')).toBe('HH:mm AM/PM')
    expect(timeFormOf(12, 'ja').named('HH:mm')).toBe('午前/午後 HH:mm')
    expect(timeFormOf(24, 'en').named('HH:mm')).toBe('HH:mm')
  })
})
