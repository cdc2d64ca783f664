import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasEngines, isOfTest, wantedEngines } from './engines.ts'
import { deal, hasAlone, hasOthers, inLanes } from './journeys.ts'
import { root } from './run.ts'

const folder = join(root, 'e2e/src')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.test.ts'),
)
const sourceOf = (file: string) => readFileSync(join(folder, file), 'utf8')

describe('how the journeys are dealt', () => {
  it('each file is in exactly one lane, and no lane waits for longer than a file takes', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 60 }),
        fc.integer({ min: 1, max: 4 }),
        (names, count) => {
          const lanes = deal(names, count)
          expect(lanes).toHaveLength(count)
          expect(lanes.flat().sort()).toEqual([...names].sort())
          const sizes = lanes.map((lane) => lane.length)
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
        },
      ),
    )
  })

  it('the long ones do not meet in one lane', () => {
    const lanes = deal(['a', 'b', 'e2e/src/badDays.test.ts', 'e2e/src/editor.test.ts', 'c'], 2)
    expect(lanes.map((lane) => lane[0])).toEqual(['e2e/src/badDays.test.ts', 'e2e/src/editor.test.ts'])
  })

  it('as many tasks as there are lanes go at once, and results stand in the order of the tasks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 20 }),
        fc.integer({ min: 1, max: 4 }),
        async (turns, lanes) => {
          let running = 0
          let most = 0
          const results = await inLanes([...turns.keys()], lanes, async (task) => {
            most = Math.max(most, ++running)
            for (let turn = 0; turn < turns[task]!; turn++) await Promise.resolve()
            running--
            return task * 2
          })
          expect(most).toBeLessThanOrEqual(lanes)
          expect(results).toEqual([...turns.keys()].map((task) => task * 2))
        },
      ),
    )
  })

  it('a lane that is done takes the next task, while another is still at its first', async () => {
    const ended: string[] = []
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await inLanes(['slow', 'second', 'third'], 2, async (task) => {
      if (task === 'slow') await released
      ended.push(task)
      if (task === 'third') release()
    })
    expect(ended).toEqual(['second', 'third', 'slow'])
  })

  it('a file is known by what it holds', () => {
    const timed = "it('moves', { tags: 'alone' }, () => {})\n"
    const other = "  it.each([1])('books', () => {})\n"
    const imported = "import { pasteTables } from './pasteTables.ts'\n\npasteTables(5)\n"
    const sources = [timed, other, timed + other, imported]
    expect(sources.map((source) => [hasAlone(source), hasOthers(source)])).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [false, true],
    ])
  })

  it('what slows a device down, or counts what moves, runs alone', () => {
    expect(files.length).toBeGreaterThan(20)
    const measures = files.filter((file) => /layout-shift|setCPUThrottlingRate/.test(sourceOf(file)))
    expect(measures.filter((file) => !hasAlone(sourceOf(file)))).toEqual([])
    expect(measures).toContain('cls.test.ts')
  })
})

describe('journeys of every engine', () => {
  /** Lines at which a file asks which engine draws its pages, or names one. */
  const asksForEngine = (source: string) =>
    /\bENGINE\b|engines\/(?:engine|firefox|webkit|openIn)|\bengine\b\s*[!=]==?|browserType\(|['"`](?:firefox|webkit|moz-firefox)['"`]|navigator\.(?:vendor|userAgent)\b/.test(
      source,
    )
  const ofAll = files.filter((file) => hasEngines(sourceOf(file)))

  it('none passes, or is left out, by the name of an engine', () => {
    expect(files.filter((file) => asksForEngine(sourceOf(file)))).toEqual([])
    expect(
      ofAll.filter((file) => /\b(?:it|describe)\.(?:skip|runIf|skipIf|todo|fails)\b/.test(sourceOf(file))),
    ).toEqual([])
  })

  it.each([
    "if (process.env['ENGINE'] === 'firefox') return",
    "import { engine } from './engines/engine.ts'",
    "const isOther = page.context().browser()?.browserType().name() !== 'chromium'",
    "it.skipIf(name === 'webkit')('books', walk)",
    'if (await page.evaluate(() => /Firefox/.test(navigator.userAgent))) return',
  ])('a planted one is seen: %s', (source) => {
    expect(asksForEngine(source)).toBe(true)
  })

  it('what takes as long as all others is left to the workflow, and nothing else is', () => {
    expect(ofAll.filter((file) => !isOfTest(sourceOf(file)))).toEqual(['apg.test.ts'])
  })

  it('each opens its pages in the engine that is asked for', () => {
    expect(ofAll.length).toBeGreaterThanOrEqual(10)
    expect(ofAll.filter((file) => sourceOf(file).includes('withChromium'))).toEqual([])
  })
})

describe('ENGINES', () => {
  it.each([
    [undefined, { names: ['firefox', 'webkit'], isNamed: false }],
    ['', { names: [], isNamed: true }],
    ['webkit', { names: ['webkit'], isNamed: true }],
    ['webkit,firefox', { names: ['firefox', 'webkit'], isNamed: true }],
  ] as const)('as %o walks what it says, and installs only what it names', (said, wanted) => {
    expect(wantedEngines(said)).toEqual(wanted)
  })

  it('with a name that is no engine’s is refused', () => {
    expect(() => wantedEngines('firefox,safari')).toThrow('not safari')
  })
})
