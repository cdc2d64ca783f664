import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentYachts, yachtForm } from '../../testing/worlds/yachtWorld.ts'
import { readSentYacht, readYachts, writeYachts, type YachtSnapshot } from './yachtSnapshot.ts'

const writeYacht = (one: YachtSnapshot) => writeYachts([one])
const readYacht = (text: string | null) => readYachts(text)[0] ?? null

const kept = fc
  .record({
    form: yachtForm,
    key: fc.uuid(),
    lost: fc.array(sentYachts, { maxLength: 3 }),
  })
  .map(({ form, ...rest }) => {
    const { where } = form
    const place =
      where.kind === 'typed' ? where : { kind: 'listed' as const, city: where.id, country: 'Turkey' }
    return { form, place, ...rest }
  })
const snapshot = fc.record(
  { tab: fc.uuid(), kept, until: fc.nat(), owner: fc.option(fc.string()) },
  { requiredKeys: ['tab', 'kept', 'until'] },
)

const [stored] = fc.sample(snapshot, { numRuns: 1, seed: 7 })
if (!stored) throw new Error('There is a sample')
/** Returns the stored text with other values for fields of the form or of the whole. */
const changed = (change: Record<string, unknown>, whole: Record<string, unknown> = {}) => {
  const { form } = stored.kept
  const { version = 2, ...rest } = whole
  const one = { ...stored, kept: { ...stored.kept, form: { ...form, ...change } }, ...rest }
  return JSON.stringify({ version, requests: [one] })
}

describe('what is kept of a request for a yacht', () => {
  it('YACHT-10 is read as it was written', () => {
    fc.assert(
      fc.property(snapshot, (one) => {
        expect(readYacht(writeYacht(one))).toEqual({ owner: undefined, ...one })
      }),
    )
  })

  it.each([
    null,
    '',
    'null',
    '7',
    '[]',
    '{}',
    '{"version":2}',
    '{"version":2,"requests":{}}',
    '{"version":2,"requests":[{"kept":null,"until":1}]}',
    '{"version":2,"requests":',
    '{"__proto__":{"version":2}}',
  ])('YACHT-14 %j is dropped', (text) => {
    expect(readYacht(text)).toBeNull()
  })

  it.each([
    ['another version', {}, { version: 1 }],
    ['no version', {}, { version: null }],
    ['no end', {}, { until: 'soon' }],
    ['words in place of an id', { where: { kind: 'listed', id: 'Bodrum' } }, {}],
    ['a short place', { where: { kind: 'typed', text: 'ab' } }, {}],
    ['a day of no calendar', { date: '2027-06-31' }, {}],
    ['a day as it is shown', { date: '20.06.2027' }, {}],
    ['an hour past midnight', { time: '24:00' }, {}],
    ['1 hour', { hours: 1 }, {}],
    ['13 hours', { hours: 13 }, {}],
    ['15 days', { hours: 360 }, {}],
    ['hours as text', { hours: '4' }, {}],
    ['guests as text', { guests: '4' }, {}],
    ['no guests', { guests: null }, {}],
    ['wishes of another kind', { details: ['x'] }, {}],
    ['endless wishes', { details: 'x'.repeat(10_001) }, {}],
  ])('YACHT-14 with %s it is dropped', (_, change, whole) => {
    expect(readYacht(changed({}))).not.toBeNull()
    expect(readYacht(changed(change, whole))).toBeNull()
  })

  it.each([
    [-3, 1],
    [0, 1],
    [51, 50],
  ])('YACHT-07 %i stored guests are %i', (guests, read) => {
    expect(readYacht(changed({ guests }))?.kept.form.guests).toBe(read)
  })

  it('YACHT-14 any JSON is dropped or read to a request that can be gone on with', () => {
    fc.assert(
      fc.property(fc.json(), fc.jsonValue(), (text, value) => {
        expect(readYacht(text)).toBeNull()
        expect(readSentYacht(value)).toBeNull()
      }),
    )
  })

  it('YACHT-14 with any one part put out of order it is dropped, or still whole', () => {
    const paths = (value: unknown, path: string[] = []): string[][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, inner]) => [
            [...path, name],
            ...paths(inner, [...path, name]),
          ])
        : []
    fc.assert(
      fc.property(snapshot, fc.nat(), fc.jsonValue(), (one, at, value) => {
        const whole: unknown = JSON.parse(writeYacht(one))
        const all = paths(whole)
        const path = all[at % all.length] ?? []
        const last = path.at(-1) ?? ''
        const parent = path
          .slice(0, -1)
          .reduce((inner, name) => (inner as Record<string, unknown>)[name], whole)
        Object.assign(parent as object, { [last]: value })
        const read = readYacht(JSON.stringify(whole))
        if (read === null) return
        expect(readYacht(writeYacht(read))).toEqual(read)
        expect(read.kept.form.guests).toBeGreaterThanOrEqual(1)
        expect(read.kept.form.guests).toBeLessThanOrEqual(50)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a request that stands in the history', () => {
  it('YACHT-12 is read as it was put there', () => {
    fc.assert(
      fc.property(sentYachts, (sent) => {
        expect(readSentYacht(structuredClone(sent))).toEqual(sent)
      }),
    )
  })
})
