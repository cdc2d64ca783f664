import fc from 'fast-check'
import { describe, it } from 'vitest'
import { addDays } from '../../components/Calendar/calendarMath.ts'
import { formatDate } from '../../components/DatePicker/dateMask.ts'
import { numRuns } from '../../testing/numRuns.ts'
import { moreLanguages } from './plainText.ts'
import { readDay, readTime } from './readMoment.ts'

const today = '2026-11-25'
const time = fc
  .nat(1439)
  .map(
    (minutes) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  )
const day = fc.nat(365 * 60).map((count) => addDays('2000-01-01', count))
const locale = fc.constantFrom('en', 'en-GB', 'ru', 'es', ...moreLanguages)
const sign = fc.oneof(
  fc.constantFrom(...'0123456789:.-/ aphTZ年月日時点вечера'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
)
const text = fc.string({ unit: sign, maxLength: 24 })

function timeIn(written: string, context: { locale: string; today: string }): string | null {
  const reading = readTime(written, context)
  return reading && 'time' in reading ? reading.time : null
}
function dayIn(written: string, context: { locale: string; today: string }): string | null {
  const reading = readDay(written, context)
  return reading && 'day' in reading ? reading.day : null
}
const same = (got: string | null, wanted: string | null, about: string) => {
  if (got !== wanted) throw new Error(`${about} gave ${got}, not ${wanted}`)
}

/** Letters of one alphabet that look like those of another, both ways. */
const twins = new Map(
  [...'aеoрcухіΑΒΕ'].flatMap((one, at) => {
    const other = [...'аeоpсyxiABE'][at]!
    return [
      [one, other],
      [other, one],
    ] as const
  }),
)
/** The ten digits of each script that the browser knows. */
const scripts = Intl.supportedValuesOf('numberingSystem').flatMap((numberingSystem) => {
  const digits = [...'0123456789'].map((digit) =>
    new Intl.NumberFormat('en', { numberingSystem }).format(Number(digit)),
  )
  return digits.every((digit) => /^\p{Nd}$/u.test(digit)) ? [digits] : []
})

const properties: Readonly<Record<string, () => fc.IProperty<unknown>>> = {
  'UI-04 a time that was read is read again from what the field shows': () =>
    fc.property(text, locale, (written, language) => {
      const context = { locale: language, today }
      const read = timeIn(written, context)
      if (read === null) return
      if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(read)) throw new Error(`${written} gave ${read}`)
      same(timeIn(read, context), read, read)
    }),
  'UI-03 a day that was read is read again from what the field shows': () =>
    fc.property(text, locale, (written, language) => {
      const context = { locale: language, today }
      const read = dayIn(written, context)
      if (read !== null) same(dayIn(formatDate(read), context), read, formatDate(read))
    }),
  'UI-03 UI-04 a day and a time side by side are read by both fields, whichever comes first': () =>
    fc.property(day, time, locale, fc.constantFrom(' ', ', ', 'T'), (date, clock, language, between) => {
      const context = { locale: language, today }
      for (const written of [
        `${date}${between}${clock}`,
        `${formatDate(date)} ${clock}`,
        `${clock} ${formatDate(date)}`,
      ]) {
        const [byTime, byDay] = [readTime(written, context), readDay(written, context)]
        same(JSON.stringify(byTime), JSON.stringify({ time: clock, day: date }), written)
        same(JSON.stringify(byDay), JSON.stringify({ day: date, time: clock }), written)
      }
    }),
  'UI-03 a date with a letter of another alphabet in the place of one that looks the same is that day, or is not read':
    () =>
      fc.property(
        day,
        locale,
        fc.constantFrom('long', 'medium', 'full'),
        fc.nat(),
        (date, language, dateStyle, at) => {
          const written = new Intl.DateTimeFormat(language, {
            ...{ dateStyle, timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' },
          }).format(new Date(date))
          const letters = [...written].flatMap((letter, place) => (twins.has(letter) ? [place] : []))
          if (letters.length === 0) return
          const signs = [...written]
          const place = letters[at % letters.length]!
          signs[place] = twins.get(signs[place]!)!
          const read = dayIn(signs.join(''), { locale: language, today })
          if (read !== null) same(read, date, signs.join(''))
        },
      ),
  'UI-03 UI-04 digits of every script mean the same day and time': () =>
    fc.property(day, time, locale, fc.constantFrom(...scripts), (date, clock, language, digits) => {
      const context = { locale: language, today }
      const inScript = (text: string) => text.replace(/\d/g, (digit) => digits[Number(digit)]!)
      same(dayIn(inScript(date), context), date, inScript(date))
      same(dayIn(inScript(formatDate(date)), context), date, inScript(formatDate(date)))
      same(timeIn(inScript(clock), context), clock, inScript(clock))
    }),
  'UI-04 marks that nobody sees and blanks around change no time': () =>
    fc.property(
      time,
      locale,
      fc.constantFrom('\u200B', '\u200E', '\u2060', '\uFEFF', '\u00A0', '\u202F', '\t'),
      fc.constantFrom('start', 'end', 'both'),
      (clock, language, mark, where) => {
        const written = `${where === 'end' ? '' : mark}${clock}${where === 'start' ? '' : mark}`
        same(timeIn(written, { locale: language, today }), clock, JSON.stringify(written))
      },
    ),
  'UI-03 UI-04 marks that nobody sees change neither day nor time, even between a letter and its accent':
    () =>
      fc.property(
        ...([day, time, locale, fc.constantFrom('NFC', 'NFD')] as const),
        ...([fc.constantFrom('\u200B', '\u200E', '\u2060', '\uFEFF'), fc.nat()] as const),
        (date, clock, language, form, mark, at) => {
          const context = { locale: language, today }
          const format = new Intl.DateTimeFormat(language, {
            ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC', calendar: 'gregory' },
          })
          const written = format.format(new Date(`${date}T${clock}Z`)).normalize(form)
          const place = at % written.length
          const marked = written.slice(0, place) + mark + written.slice(place)
          for (const read of [readTime, readDay])
            same(JSON.stringify(read(marked, context)), JSON.stringify(read(written, context)), marked)
        },
      ),
}

describe('what any text means as a date and a time', () => {
  it.each(Object.entries(properties))('%s', { timeout: 120_000 }, (_name, property) => {
    fc.assert(property(), { numRuns })
  })
})
