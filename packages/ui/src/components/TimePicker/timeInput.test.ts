import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editBetween } from '../../testing/editBetween.ts'
import {
  clockTime,
  editTime,
  isUnreal,
  maskTime,
  minutesOf,
  nearestOption,
  normalizeSeconds,
  parseTime,
  roundTime,
  secondsOfTime,
  timeOfSeconds,
  timeOptions,
} from './timeInput.ts'

const typed = (text: string) => [...text].reduce((shown, sign) => maskTime(shown + sign), '')
const valid = /^([01]\d|2[0-3]):[0-5]\d$/

describe('time input', () => {
  it('DATE-03 all 177,156 strings of 0 to 5 digits and colons give an empty or a valid time, and the same again', () => {
    const signs = [...'0123456789:']
    let strings = ['']
    let count = 0
    for (let length = 0; length <= 5; length++) {
      for (const text of strings) {
        count++
        const time = parseTime(text)
        if (time !== '' && !valid.test(time)) throw new Error(`${text} gave ${time}`)
        if ((time === '') !== !/\d/.test(text)) throw new Error(`${text} gave ${time}`)
        if (parseTime(time) !== time || typed(time) !== time) throw new Error(`${time} did not stay`)
        const live = parseTime(typed(text))
        if (live !== '' && !valid.test(live)) throw new Error(`${text} typed gave ${live}`)
        if (maskTime(text).length > 5) throw new Error(`${text} is shown too long`)
      }
      strings = strings.flatMap((text) => signs.map((sign) => text + sign))
    }
    expect(count).toBe(177_156)
  })

  it.each([
    ['3', '03:'],
    ['9', '09:'],
    ['2', '2'],
    ['24', '23:'],
    ['29', '23:'],
    ['12', '12:'],
    ['12:7', '12:5'],
    ['12:75', '12:55'],
    ['12x3o0', '12:30'],
    ['12:3456', '12:34'],
    ['1:', '01:'],
    ['21.30', '21:30'],
    ['', ''],
    [':', ''],
    [':45', '00:45'],
  ])('UI-04 %o is shown as %o', (text, shown) => {
    expect(maskTime(text)).toBe(shown)
  })

  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['9:5', '09:05'],
    ['9.5 pm', '21:05'],
    ['9:50', '09:50'],
    ['9pm', '21:00'],
    ['9 p.m.', '21:00'],
    ['9:30 PM', '21:30'],
    ['12am', '00:00'],
    ['12pm', '12:00'],
    ['12:15am', '00:15'],
    ['21.30', '21:30'],
    ['21:00pm', '21:00'],
    ['0', '00:00'],
    ['2359', '23:59'],
    ['٩:٣٠', '09:30'],
  ])('UI-04 %o means %o, typed key by key as well', (text, time) => {
    expect(parseTime(text)).toBe(time)
    expect(parseTime(typed(text))).toBe(time)
  })

  it.each([
    ['2570', true],
    ['25:70', true],
    ['2400', true],
    ['99', true],
    ['12:7', true],
    ['960', true],
    ['9', false],
    ['930', false],
    ['9pm', false],
    ['9.5 pm', false],
    ['21.30', false],
    ['2359', false],
    ['2', false],
    ['', false],
    ['٢٥:٠٠', true],
  ])('UI-04 whether no clock has %o: %o', (text, unreal) => {
    expect(isUnreal(text)).toBe(unreal)
  })

  it('UI-04 every time of the day is one, typed with a colon and without', () => {
    for (let minute = 0; minute < 1440; minute++) {
      const time = timeOfSeconds(minute * 60)
      for (const text of [time, time.replace(':', ''), time.replace(':', '.')])
        expect(isUnreal(text)).toBe(false)
    }
  })

  it.each([
    ['what is deleted is not put back', '09:|', '09|', '09|'],
    ['nor a digit', '09:4|', '09:|', '09:|'],
    ['a colon deleted in the middle takes the digit before it', '09:|45', '09|45', '0|:45'],
    ['an hour is replaced in the middle', '|09:45', '1|09:45', '1|9:45'],
    ['one above 23 becomes 23', '|09:45', '2|09:45', '2|3:45'],
    ['a first digit above 2 is the whole hour', '|21:30', '9|21:30', '09:|30'],
    ['tens of minutes above 5 become 5', '09:|45', '09:8|45', '09:5|5'],
    ['the second digit of an hour steps over the colon', '0|9:45', '08|9:45', '08:|45'],
    ['a whole time pasted over another', '|09:45', '9:30 pm|', '21:30|'],
    ['a time above 23 typed over a lone hour', '1|', '12|', '12:|'],
  ])('UI-04 %s', (_words, before, after, shown) => {
    const { text, caret } = editTime(
      editBetween(after.replace('|', ''), after.indexOf('|'), before.replace('|', '')),
    )
    expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(shown)
  })

  it('UI-04 whatever is typed, pasted and deleted wherever, the text is one of a time', () => {
    const edit = fc.record({
      from: fc.nat(5),
      to: fc.nat(5),
      given: fc.string({ unit: fc.constantFrom(...'0123456789:. pm'), maxLength: 3 }),
    })
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        let text = ''
        for (const { from, to, given } of edits) {
          const start = Math.min(from, to, text.length)
          const next = text.slice(0, start) + given + text.slice(Math.max(from, to))
          const result = editTime(editBetween(next, start + given.length, text))
          expect(result.text).toMatch(/^([01]?\d?|2[0-3])(:([0-5]\d?|\d)?)?$/)
          expect(result.caret).toBeLessThanOrEqual(result.text.length)
          expect(parseTime(result.text)).toMatch(/^(([01]\d|2[0-3]):[0-5]\d)?$/)
          text = result.text
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('UI-05 over 86,400 s wraps by the hour modulo 24, or is refused', () => {
    expect(normalizeSeconds(90_000)).toBe(3_600)
    expect(normalizeSeconds(86_401, { isNormalized: false })).toBe(null)
    expect(normalizeSeconds(86_400, { isNormalized: false })).toBe(86_400)
  })

  it('UI-05 zero becomes one second, which never shows; with suggestions only it rounds to the step', () => {
    expect(normalizeSeconds(0)).toBe(1)
    expect(normalizeSeconds(172_800)).toBe(1)
    expect(timeOfSeconds(1)).toBe('00:00')
    expect(timeOfSeconds(86_400)).toBe('00:00')
    expect(timeOfSeconds(34_200)).toBe('09:30')
    expect(normalizeSeconds(0, { isSuggestionsOnly: true })).toBe(0)
    expect(normalizeSeconds(34_700, { isSuggestionsOnly: true })).toBe(35_100)
  })

  it('UI-05 a time of a timetable that counts past midnight wraps, or is refused', () => {
    expect(clockTime('25:30', true)).toBe('01:30')
    expect(clockTime('25:30', undefined)).toBe('01:30')
    expect(clockTime('25:30', false)).toBe(null)
    expect(clockTime('24:00', false)).toBe('00:00')
    expect(clockTime('00:00', false)).toBe('00:00')
    expect(clockTime('101:05', true)).toBe('05:05')
  })

  it('UI-05 every minute of a day makes the round trip through seconds; rounded, it stays a step of the list', () => {
    for (let minute = 0; minute < 1440; minute++) {
      const time = timeOfSeconds(minute * 60)
      expect(timeOfSeconds(normalizeSeconds(secondsOfTime(time))!)).toBe(time)
      expect(timeOptions(25)).toContain(roundTime(time, 25))
      expect(timeOptions(15)[nearestOption(time, 15)]).toBe(roundTime(time, 15))
    }
  })

  it('UI-06 suggestions go from 00:00 to 24:00 by 15 minutes', () => {
    const times = timeOptions(15)
    expect(times).toHaveLength(97)
    expect([times[0], times[1], times[38], times[96]]).toEqual(['00:00', '00:15', '09:30', '24:00'])
  })

  it('UI-06 the nearest suggestion to every minute is at most half a step away', () => {
    const times = timeOptions(15)
    for (let minute = 0; minute < 1440; minute++) {
      const near = times[nearestOption(timeOfSeconds(minute * 60), 15)]!
      expect(Math.abs(minutesOf(near) - minute)).toBeLessThanOrEqual(7.5)
    }
    expect(times[nearestOption('23:55', 15)]).toBe('24:00')
    expect(roundTime('23:52', 15)).toBe('23:45')
    expect(roundTime('23:55', 15)).toBe('24:00')
    // Steps of 25 minutes from 00:00 end at 23:45.
    expect(roundTime('23:59', 25)).toBe('23:45')
    expect(roundTime('09:42', 15)).toBe('09:45')
  })
})
