import { describe, expect, it } from 'vitest'
import {
  maskTime,
  minutesOf,
  nearestOption,
  normalizeSeconds,
  parseTime,
  roundTime,
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
  ])('UI-04 %o is shown as %o', (text, shown) => {
    expect(maskTime(text)).toBe(shown)
  })

  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
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
  ])('UI-04 %o means %o, typed key by key as well', (text, time) => {
    expect(parseTime(text)).toBe(time)
    expect(parseTime(typed(text))).toBe(time)
  })

  it('UI-04 what is deleted is not put back', () => {
    expect(maskTime('09', true)).toBe('09')
    expect(maskTime('0', true)).toBe('0')
    expect(maskTime('09:3', true)).toBe('09:3')
  })

  it('UI-05 over 86,400 s wraps by the hour modulo 24, or is refused', () => {
    expect(normalizeSeconds(90_000)).toBe(3_600)
    expect(normalizeSeconds(86_401, { normalizeTime: false })).toBe(null)
    expect(normalizeSeconds(86_400, { normalizeTime: false })).toBe(86_400)
  })

  it('UI-05 zero becomes one second, which never shows; with suggestions only it rounds to the step', () => {
    expect(normalizeSeconds(0)).toBe(1)
    expect(normalizeSeconds(172_800)).toBe(1)
    expect(timeOfSeconds(1)).toBe('00:00')
    expect(timeOfSeconds(86_400)).toBe('00:00')
    expect(timeOfSeconds(34_200)).toBe('09:30')
    expect(normalizeSeconds(0, { suggestionsOnly: true })).toBe(0)
    expect(normalizeSeconds(34_700, { suggestionsOnly: true })).toBe(35_100)
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
    expect(roundTime('23:55', 15)).toBe('23:45')
    expect(roundTime('09:42', 15)).toBe('09:45')
  })
})
