import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Ways to read the machine's clock: a test that depends on it may be green at noon and red at midnight. */
const machineClock =
  /\bDate\.now\(\)|\bnew Date\(\)|(?<![\w.])(?<!new )Date\(\)|\bTemporal\.Now\b|\bsystemClock\b|\.format\(\)|\btoLocale(Date|Time)?String\(\)/

/** A limit on elapsed milliseconds, to which other programs on the machine add. */
const wallLimit =
  /performance\.now\(\)[^\n]*\.toBeLessThan|expect\(\w*(Ms|[eE]lapsed|[tT]ook)\)\.toBeLessThan/

/** A sandbox that is started without a clock uses the machine's. The type of `createInProcessFetch` demands a clock. */
const clockless = /\bstartSandbox\((?:\)|\{(?:[^{}]|\{[^{}]*\})*\}\))/g
const hasClockless = (text: string) => (text.match(clockless) ?? []).some((call) => !/\bclock\b/.test(call))

/** Files that may read the machine's clock, each with its reason. */
const reads: Readonly<Record<string, string>> = {
  'e2e/src/ahead.ts': 'the one place that leads from the machine’s clock to that of the journeys',
  'e2e/src/days/clock.long.ts': 'asks the page, whose clock is that of the journeys or one set by hand',
  'e2e/src/days/zones.ts': 'asks the page for the time that its device shows',
  'e2e/src/errors.test.ts': 'asks the page for its clock, which the test then sets',
  'e2e/src/seed.ts': 'a seed, which the report names',
  'apps/sandbox/src/kill.test.ts': 'a sandbox in a process of its own, which takes a booking for in a week',
  'apps/sandbox/src/server.test.ts': 'a sandbox as it is started, which takes a booking for in a week',
  'apps/sandbox/src/pages/docs/docs.test.ts': 'the page’s examples, which are made for the day they are read',
  'apps/sandbox/src/pages/partner/partner.test.ts': 'a clock that can be set, before it is set',
  'tools/clocks.test.ts': 'names what it looks for',
  'tools/law.test.ts': 'names what a layer may not touch',
}

/** Files that compare elapsed time with another time measured beside it. */
const compares: Readonly<Record<string, string>> = {
  'packages/ui/src/components/Tooltip/Tooltip.test.tsx': 'with the wait for the first tooltip',
  'tools/clocks.test.ts': 'names what it looks for',
}

const sources = globSync(
  [
    '{packages,apps,e2e,tools,bench,proofs}/**/*.{test,stories,long}.{ts,tsx}',
    '{packages,apps}/*/src/testing/**/*.{ts,tsx}',
    'e2e/{apg,src}/**/*.{ts,tsx}',
    '.storybook/*.{ts,tsx}',
  ],
  { cwd: root, exclude: (path) => /node_modules|dist$/.test(String(path)) },
).filter((file) => !file.includes('node_modules/'))

const withoutRemarks = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
const breaking = (law: RegExp, allowed: Readonly<Record<string, string>>) =>
  [...new Set(sources)]
    .filter((file) => !(file in allowed) && law.test(withoutRemarks(readFileSync(`${root}${file}`, 'utf8'))))
    .sort()

describe('a test says the same at every hour and on every machine', () => {
  it.each([
    'const soon = Date.now() + 40 * 60_000',
    'const year = new Date().getFullYear()',
    'const text = Date()',
    'const today = Temporal.Now.plainDateISO()',
    'const service = createApp({ clock: systemClock })',
    "const day = new Intl.DateTimeFormat('sv').format()",
  ])('the law sees %s', (line) => {
    expect(machineClock.test(line)).toBe(true)
  })

  it.each([
    'const day = new Date(fixtureNow)',
    'const soon = testClock.now()',
    'const at = new Date(journeyClock.now())',
  ])('the law lets be %s', (line) => {
    expect(machineClock.test(line)).toBe(false)
  })

  it.each([
    'expect(performance.now() - begun).toBeLessThan(200)',
    'expect(tookMs).toBeLessThan(2_000)',
    'expect(elapsed).toBeLessThanOrEqual(50)',
  ])('the law sees %s', (line) => {
    expect(wallLimit.test(line)).toBe(true)
    expect(wallLimit.test('expect(await costOf(work)).toBeLessThan(10)')).toBe(false)
  })

  it.each([
    'await startSandbox()',
    'await startSandbox({ ports: { api: 0, pay: 0 }, file })',
    'await startSandbox({\n  ports: { api: 0 },\n  places,\n})',
  ])('the law sees a service with the machine’s clock: %s', (text) => {
    expect(hasClockless(text)).toBe(true)
  })

  it('the law lets a service be whose clock is the test’s', () => {
    expect(hasClockless('await startSandbox({ ports: { api: 0 }, clock: journeyClock })')).toBe(false)
    expect(
      hasClockless('startSandbox({ clock: clockAhead(ahead), ports: { api: 0 }, file: join(a, b) })'),
    ).toBe(false)
  })

  it('none starts a service with the machine’s clock', () => {
    const found = [...new Set(sources)].filter(
      (file) => !(file in reads) && hasClockless(withoutRemarks(readFileSync(`${root}${file}`, 'utf8'))),
    )
    expect(found).toEqual([])
  })

  it('none reads the machine’s clock', () => {
    expect(sources.length).toBeGreaterThan(600)
    expect(breaking(machineClock, reads)).toEqual([])
  })

  it('none holds a piece of work to milliseconds of the wall: see costOf, and the bench', () => {
    expect(breaking(wallLimit, compares)).toEqual([])
  })

  it('an exception that is no longer one is taken from the list', () => {
    const idle = Object.keys(reads).filter(
      (file) => !machineClock.test(withoutRemarks(readFileSync(`${root}${file}`, 'utf8'))),
    )
    expect(idle).toEqual([])
  })
})
