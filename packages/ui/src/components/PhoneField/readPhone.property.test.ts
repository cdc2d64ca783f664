import fc from 'fast-check'
import * as library from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import { textEdit } from '../../private/edit/textEdit.ts'
import { numRuns } from '../../testing/numRuns.ts'
import { editPhone, placeBefore, signsIn, typedPhone } from './phoneText.ts'
import { readPhone } from './readPhone.ts'
import { travelled } from './travelled.ts'

type Country = library.CountryCode

const read = (text: string, home: Country | null = null) => readPhone(library, text, home)
const example = (country: Country) => library.getExampleNumber(country, examples)!
const e164 = (reading: ReturnType<typeof read>) => (reading.kind === 'number' ? reading.e164 : reading.reason)

const countries = library.getCountries()
const anyCountry = fc.constantFrom(...countries)
const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 16 })
const anySign = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code)),
  fc.constantFrom(...' \t\n\u00A0\u200B\u202A\u202F\u2060\u3000()-.,/;:+*#xO'),
)
const anyHome = fc.option(anyCountry)
/** Forms in which people write a number: in groups of its country, all together, or with signs of their own between. */
const written = fc
  .tuple(anyCountry, digits, fc.constantFrom('', ' ', '-', '.', '\u00A0', ' (', '/'))
  .map(([country, national, sign]) => {
    const code = library.getCountryCallingCode(country)
    return `+${code}${sign}${national.replace(/(\d{3})(?=\d)/g, `$1${sign}`)}`
  })
const digitsIn = (text: string) => text.replace(/\D/g, '')

describe('BOOK-22 nothing of a phone number is lost', { timeout: 600_000 }, () => {
  it('any sign of Unicode put before, inside or after a number takes no digit of it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...travelled), anySign, fc.nat(), anyHome, (country, sign, place, home) => {
        const { number } = example(country)
        const at = place % (number.length + 1)
        const text = number.slice(0, at) + sign + number.slice(at)
        const reading = read(text, home)
        if (reading.kind === 'unread') expect(reading.text).toBe(text)
        else if (/\p{Nd}/u.test(sign))
          expect(digitsIn(reading.e164).length).toBeGreaterThanOrEqual(digitsIn(number).length)
        else if (sign !== '+') expect(reading.e164).toBe(number)
        else expect(digitsIn(reading.e164)).toBe(digitsIn(number))
      }),
      { numRuns },
    )
  })

  it('a text that is not read stands whole; a number has every digit but a prefix before it', () => {
    fc.assert(
      fc.property(fc.oneof(written, fc.string({ unit: anySign, maxLength: 40 })), anyHome, (text, home) => {
        const reading = read(text, home)
        if (reading.kind === 'unread') return void expect(reading.text).toBe(text)
        expect(digitsIn(reading.text)).toBe(digitsIn(reading.e164))
        const digits = digitsIn(reading.e164)
        if (text.startsWith('+') && !reading.isPossible && /^[+\d ()./-]*$/.test(text))
          expect(digits).toBe(digitsIn(text).replace(/^(00)+/, ''))
        // The end of a number is never a prefix.
        if (/^[\x20-\x7F]*$/.test(text)) expect(digitsIn(text).endsWith(digits.slice(-4))).toBe(true)
      }),
      { numRuns },
    )
  })

  it('reads what it shows as the same number', () => {
    fc.assert(
      fc.property(fc.oneof(written, digits), anyHome, anyHome, (text, home, elsewhere) => {
        const reading = read(text, home)
        expect(e164(read(reading.typed, home))).toBe(e164(reading))
        if (reading.kind === 'unread') return
        expect(read(reading.text, elsewhere)).toMatchObject({
          kind: 'number',
          e164: reading.e164,
          text: reading.text,
        })
        expect(read(reading.e164, elsewhere)).toMatchObject({ kind: 'number', e164: reading.e164 })
      }),
      {
        numRuns,
        examples: [
          ['0000000', 'AU', null],
          ['00', 'AC', null],
          ['00500', 'UG', null],
          ['106000000', 'MH', null],
        ],
      },
    )
  })

  it('no text has it throw or is shortened', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), anyHome, (text, home) => {
        const reading = read(text, home)
        if (reading.kind === 'unread') expect(reading.text).toBe(text)
      }),
      { numRuns },
    )
  })

  it('a text put in the place of another is read as in an empty field', () => {
    const input = (before: string, text: string, home: Country | null) =>
      editPhone(
        library,
        textEdit({ text: before, start: 0, end: before.length }, 'insertFromPaste', text, text.length),
        home,
      )
    fc.assert(
      fc.property(written, fc.oneof(written, digits), anyHome, (former, text, home) => {
        const { text: before } = typedPhone(library, former, home)
        expect(input(before, text, home)).toEqual(input('', text, home))
      }),
      { numRuns },
    )
  })

  it('Backspace and Delete always get on, from any place', () => {
    fc.assert(
      fc.property(anyCountry, digits, fc.boolean(), (country, national, isForward) => {
        let { text } = typedPhone(library, national, country)
        for (let presses = 0; text && presses < 60; presses++) {
          const before = isForward
            ? { text, start: 0, end: 0 }
            : { text, start: text.length, end: text.length }
          const left = isForward ? text.slice(1) : text.slice(0, -1)
          const type = isForward ? 'deleteContentForward' : 'deleteContentBackward'
          ;({ text } = editPhone(library, textEdit(before, type, left, isForward ? 0 : left.length), country))
        }
        expect(text).toBe('')
      }),
      { numRuns },
    )
  })

  it('a digit typed anywhere stands before the caret, with as many digits behind it as before', () => {
    fc.assert(
      fc.property(
        anyCountry,
        digits,
        fc.nat(),
        fc.constantFrom(...'0123456789'),
        (country, national, at, digit) => {
          const { text: before } = typedPhone(
            library,
            `+${library.getCountryCallingCode(country)}${national}`,
            null,
          )
          const place = 1 + (at % before.length)
          const after = before.slice(0, place) + digit + before.slice(place)
          const edit = textEdit({ text: before, start: place, end: place }, 'insertText', after, place + 1)
          const { text, caret } = editPhone(library, edit, null)
          // 17900 of China is the prefix of a carrier: with the last digit of a number it falls away.
          const behind = Math.min(signsIn(before.slice(place)), signsIn(text) - 1)
          expect(signsIn(text.slice(caret))).toBe(behind)
          expect(text === after ? place + 1 : placeBefore(text, behind)).toBe(caret)
        },
      ),
      {
        numRuns,
        examples: [
          ['TR', '5000000000', 3, '0'],
          ['CX', '79001000000', 0, '8'],
          ['SL', '33300000000', 17, '3'],
        ],
      },
    )
  })
})
