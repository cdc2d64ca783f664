import { sanitizeLine, sanitizeText } from '@wherry/booking/kernel'
import { laptopTime } from '@wherry/booking/testing/cost.ts'
import { maskTime, parseTime } from '@wherry/ui/testing/readers.ts'
import { analyse } from 'scslre'
import { describe, expect, it } from 'vitest'
import { vocabulary } from '../../packages/ui/src/private/moment/vocabulary.ts'
import { attacksOn } from './attacks.ts'
import { type Pattern, patternsBuiltBy, patternsIn, sources } from './sources.ts'

/** Length of a text that somebody sends to do harm. */
const long = 100_000
/** Milliseconds of processor time that a pattern may take for such a text. */
const most = 50

/** Ways in which a pattern's time is more than linear in the text's length, by an analysis of its automaton. */
const superLinear = ({ source, flags }: Omit<Pattern, 'place'>): string[] =>
  analyse({ source, flags }).reports.map(({ type, exponential }) =>
    exponential ? `${type}, exponential` : type,
  )

/** The longest time that a pattern takes for texts made against it. */
async function worst({ source, flags }: Omit<Pattern, 'place'>, length = long): Promise<number> {
  const pattern = new RegExp(source, flags)
  let found = 0
  for (const text of attacksOn(source, flags, length)) {
    found = Math.max(found, await laptopTime(() => text.replace(pattern, '')))
    if (found > most) return found
  }
  return found
}

/** Files that build patterns after they are loaded, each with the reason why no text from outside becomes one. */
const later: Readonly<Record<string, string>> = {
  'packages/booking/src/booking/rules/ownPattern.ts':
    'checks the grammar of a company’s pattern, and reads it sign by sign: its own tests hold it to its time',
  'packages/ui/src/private/moment/vocabulary.ts':
    'of the names of days and months; judged below, language by language',
  'apps/module/src/paths.ts':
    'of its own table of paths, by wouter’s parser: no text from outside is among them',
  'apps/sandbox/src/pages/fields.ts': 'of a number, held against a description of our own contract',
}

const read = sources.map((file) => ({ file, ...patternsIn(file) }))
const builders = read.filter(({ built }) => built.length > 0)
const built = patternsBuiltBy(builders.map(({ file }) => file))
const words = ['en', 'ru', 'es', 'de', 'fr', 'tr', 'ja'].map((locale): Pattern => {
  const { source, flags } = vocabulary([locale, 'en']).words
  return { place: `the words of days, ${locale}`, source, flags }
})
const all: readonly Pattern[] = [...read.flatMap(({ written }) => written), ...built, ...words]

describe('every regular expression of the product', () => {
  it('is known: those that stand in the sources, and those that the sources build', () => {
    expect(read.length).toBeGreaterThan(900)
    expect(all.length).toBeGreaterThan(450)
    expect(builders.map(({ file }) => file)).toEqual(expect.arrayContaining(Object.keys(later)))
    // A text from outside becomes no pattern: each place that builds one has built it when its file was loaded.
    for (const { file, built: places } of builders.filter(({ file }) => !Object.hasOwn(later, file)))
      expect(built.filter(({ place }) => place === file).length, file).toBeGreaterThanOrEqual(places.length)
  })

  it('reads a text in a time that grows as its length, by the analysis of its automaton', () => {
    const found = all.flatMap((pattern) =>
      superLinear(pattern).map((why) => `${pattern.place} /${pattern.source}/${pattern.flags}: ${why}`),
    )
    expect(found).toEqual([])
  })

  it('takes under 50 ms of processor time for 100,000 signs that are made against it', async () => {
    const found: string[] = []
    for (const pattern of all) {
      const time = await worst(pattern)
      if (time > most)
        found.push(`${pattern.place} /${pattern.source}/${pattern.flags}: ${Math.round(time)} ms`)
    }
    expect(found).toEqual([])
  })
})

describe('the law', () => {
  it.each([
    ['the line ends of a phone', String.raw`\s*\n\s*`, 'g'],
    ['the half of a day', String.raw`\d[^a-z]*([ap])`, ''],
    ['repetition in repetition', '^(a+)+$', ''],
    ['one class behind another', '^[^<>]*@[^<>]*$', 'u'],
  ])('sees %s by its automaton', (_, source, flags) => {
    expect(superLinear({ source, flags })).not.toEqual([])
  })

  it.each([
    ['the line ends of a phone', String.raw`\s*\n\s*`, 'g', 30_000],
    ['a tag without an end', String.raw`<(br|p)\b[^>]*>`, 'gi', 60_000],
    ['a look ahead', String.raw`<link (?=[^>]*\bdata-x=)[^>]*>`, 'g', 60_000],
  ])('sees %s by the time it takes', async (_, source, flags, length) => {
    // Takes several times the limit on a fast machine, and still ends soon on a slow one.
    expect(await worst({ source, flags }, length)).toBeGreaterThan(most)
  })

  it('sees a pattern that a source writes, and a place that builds one', () => {
    const { written, built: places } = patternsIn(
      'a.ts',
      'const a = /x+/u\nconst b = new RegExp(text)\nRegExp(c)',
    )
    expect(written).toEqual([{ place: 'a.ts:1', source: 'x+', flags: 'u' }])
    expect(places).toEqual(['a.ts:2', 'a.ts:3'])
  })
})

describe('what reads a text sign by sign', () => {
  const texts = [
    `1${' '.repeat(long)}2`,
    '1'.repeat(long),
    '\n'.repeat(long),
    ' \n'.repeat(long / 2),
    `${' '.repeat(long)}\n`,
    '\u2028'.repeat(long),
    ...[' ', '\t', '\r', '.', ':', 'a', 'é', '\u0301', '١'].map((sign) => `1${sign.repeat(long)}x`),
  ]
  it.each([
    ['parseTime', parseTime],
    ['maskTime', maskTime],
    ['sanitizeLine', sanitizeLine],
    ['sanitizeText', sanitizeText],
  ] as const)('%s takes under 50 ms for 100,000 signs', async (_, reads) => {
    for (const text of texts)
      expect(await laptopTime(() => reads(text)), JSON.stringify(text.slice(0, 4))).toBeLessThan(most)
  })
})
