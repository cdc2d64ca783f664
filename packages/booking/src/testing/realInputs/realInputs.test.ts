import { parseTime, readDay, readPhone, readTime } from '@wherry/ui/testing/readers.ts'
import * as everyNumber from 'libphonenumber-js/max'
import * as numbers from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import { email } from '../../kernel/reading/email.ts'
import { flightNumber } from '../../kernel/reading/flightNumber.ts'
import { companyName, personName } from '../../kernel/reading/name.ts'
import { phone, unknownPhone } from '../../kernel/reading/phoneRule.ts'
import { readEmail } from '../../kernel/reading/readEmail.ts'
import { readFlight } from '../../kernel/reading/readFlight.ts'
import { readName } from '../../kernel/reading/readName.ts'
import type { Violation } from '../../kernel/values/violation.ts'
import { dates, datesToday } from './dates.ts'
import { emails } from './emails.ts'
import { flights } from './flights.ts'
import { names } from './names.ts'
import type { Outcome } from './outcome.ts'
import { phones } from './phones.ts'
import { times, timesToday } from './times.ts'

/** Text of a value for the report, with invisible signs as code points. */
const named = (value: unknown) =>
  JSON.stringify(value).replace(
    /[\p{C}\p{Default_Ignorable_Code_Point}\u00A0\u2009\u202F\u3000]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  )

/** The rows with a wrong result, and that result. */
function misread<Row extends { right: Outcome }>(rows: readonly Row[], end: (row: Row) => Outcome): string[] {
  return rows.flatMap((row) => {
    const { right } = row
    const found = end(row)
    const isUnread = found.kind === 'refused' || found.kind === 'asked'
    if (right.kind === 'sentIfRead' && isUnread) return []
    const due = right.kind === 'sentIfRead' ? { ...right, kind: 'sent' } : right
    return named(due) === named(found) ? [] : [`${named({ ...row, found })}`]
  })
}

/** Words of the tables for the reasons of the rules. */
const reasons: Readonly<Record<string, string>> = {
  letters: 'letter',
  noAt: 'at',
  blank: 'sign',
  noDot: 'domain',
  dots: 'domain',
  label: 'domain',
}

function refusal({ code, params }: Violation): Outcome {
  const reason = code === 'DataForms.Forms.ErrorTooLong' ? 'long' : String(params?.['reason'])
  return { kind: 'refused', reason: reasons[reason] ?? reason }
}

const unread: Outcome = { kind: 'refused', reason: 'unread' }

type Reading = NonNullable<ReturnType<typeof readTime> | ReturnType<typeof readDay>>

function momentOf(reading: Reading, value: string | null): Outcome {
  if (value !== null) return { kind: 'sent', value, shown: value }
  if (!('ask' in reading)) return unread
  // A time in the field of a day, or an impossible one, offers no choices.
  const isPlain = reading.ask === 'unreal' || reading.ask === 'time'
  return isPlain ? unread : { kind: 'asked', choices: reading.choices }
}

/**
 * True if the form may accept a day. A year of another calendar is centuries off, before today or far in the future.
 */
const isNear = (day: string) => day >= datesToday && day < '2100-01-01'

interface Moment {
  outcome: Outcome | null
  /** Value that the same text has for the other field: the date of a time, or the time of a date. */
  beside: string | null
}

/** Makes a result fail for a wrong other half too. */
const withBeside =
  <Row>(end: (row: Row) => Moment, due: (row: Row) => string | null) =>
  (row: Row): Outcome => {
    const { outcome, beside } = end(row)
    if (beside !== due(row)) return { kind: 'refused', reason: `beside: ${beside}` }
    return outcome ?? unread
  }

describe('the table of real inputs', () => {
  it('has at least as many rows of each kind as were asked for, none of them twice', () => {
    const all = { phones, names, emails, times, dates, flights }
    const counts = Object.entries(all).map(([kind, rows]) => [kind, rows.length])
    expect(Object.fromEntries(counts)).toMatchObject({
      phones: expect.toSatisfy((count: number) => count >= 150),
      names: expect.toSatisfy((count: number) => count >= 120),
      emails: expect.toSatisfy((count: number) => count >= 60),
      times: expect.toSatisfy((count: number) => count >= 60),
      dates: expect.toSatisfy((count: number) => count >= 50),
      flights: expect.toSatisfy((count: number) => count >= 30),
    })
    expect(new Set(phones.map(({ home }) => home)).size).toBeGreaterThan(60)
    expect(new Set(names.map(({ language }) => language)).size).toBeGreaterThan(30)
    for (const rows of Object.values(all)) {
      const keys = rows.map(({ right, ...row }) => named(row))
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
    }
  })

  it('is right of phones as far as the whole library of numbers knows', () => {
    const wrong = phones.filter(({ right }) => {
      if (right.kind !== 'sent' && right.kind !== 'warned') return false
      const number = everyNumber.parsePhoneNumberFromString(right.value)
      const isKnown = number?.isValid() ?? false
      return number?.number !== right.value || !number.isPossible() || isKnown !== (right.kind === 'sent')
    })
    expect(wrong).toEqual([])
  })
})

describe('real inputs, read without a page', () => {
  it('BOOK-22 phones', () => {
    const end = ({ input, home, right }: (typeof phones)[number]): Outcome => {
      const reading = readPhone(numbers, input, home as numbers.CountryCode | null)
      const value = reading.kind === 'number' ? reading.e164 : input
      const wrong = phone(value, 'phone')
      const reason = wrong?.params?.['reason']
      if (reason === 'country') return { kind: 'asked', choices: ['country'] }
      // The count of digits is wrong for the country, too low for some of its numbers and too high for others.
      if (reason === 'length' && right.kind === 'refused' && /^(short|long)$/.test(right.reason)) return right
      if (wrong) return refusal(wrong)
      // The field shows the same digits in groups; without the groups they are compared with the value.
      const shown = reading.text.startsWith('+') ? reading.text.replace(/[^\d+]/g, '') : reading.text
      return { kind: unknownPhone(value, 'phone') ? 'warned' : 'sent', value, shown }
    }
    expect(misread(phones, end)).toEqual([])
  })

  it('BOOK-19 names of people and companies', () => {
    const end = ({ input, isCompany }: (typeof names)[number]): Outcome => {
      const value = readName(input)
      const wrong = (isCompany ? companyName : personName)(input, 'name')
      return wrong ? refusal(wrong) : { kind: 'sent', value, shown: value }
    }
    expect(misread(names, end)).toEqual([])
  })

  it('BOOK-20 e-mail addresses', () => {
    const end = ({ input }: (typeof emails)[number]): Outcome => {
      const value = readEmail(input)
      const wrong = email(input, 'email')
      return wrong ? refusal(wrong) : { kind: 'sent', value, shown: value }
    }
    expect(misread(emails, end)).toEqual([])
  })

  it('BOOK-10 flight numbers', () => {
    const end = ({ input }: (typeof flights)[number]): Outcome => {
      const value = readFlight(input)
      return { kind: flightNumber(input, 'arrivalNumber') ? 'warned' : 'sent', value, shown: value }
    }
    expect(misread(flights, end)).toEqual([])
  })

  it('UI-04 times, with the day that comes along', () => {
    const end = ({ input, page }: (typeof times)[number]) => {
      // The mask reads the digits of a typed time: 9:5 is five past nine.
      const masked: ReturnType<typeof readTime> = /^\d\d?:\d$/.test(input) ? { time: parseTime(input) } : null
      const reading = readTime(input, { locale: page, today: timesToday }) ?? masked
      return {
        outcome: reading && momentOf(reading, 'time' in reading ? reading.time : null),
        beside: (reading && 'time' in reading && reading.day) || null,
      }
    }
    expect(
      misread(
        times,
        withBeside(end, ({ day }) => day),
      ),
    ).toEqual([])
  })

  it('UI-03 days, with the time that comes along', () => {
    const end = ({ input, page }: (typeof dates)[number]) => {
      const reading = readDay(input, { locale: page, today: datesToday })
      return {
        outcome: reading && momentOf(reading, 'day' in reading && isNear(reading.day) ? reading.day : null),
        beside: (reading && 'day' in reading && reading.time) || null,
      }
    }
    expect(
      misread(
        dates,
        withBeside(end, ({ time }) => time),
      ),
    ).toEqual([])
  })
})
