import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { rooms } from '../importRules.ts'
import { root } from '../run.ts'
import { journeysOf } from './journeysOf.ts'
import { type Chosen, divide, kindOf, longRules, mostSeconds, planOf } from './plan.ts'
import { createResolve, isSameCode, readSource, type Source } from './sources.ts'
import { readWorkspace } from './workspace.ts'

const inHouse = 'packages/ui/src'

/** Sources of a small house, by paths below `packages/ui/src`. */
function house(texts: Readonly<Record<string, string>>): Map<string, Source> {
  const files = new Set(Object.keys(texts).map((name) => `${inHouse}/${name}`))
  const resolve = createResolve(root, new Set([...files, 'packages/ui/package.json']))
  return new Map(
    [...files].map((file) => [file, readSource(file, texts[file.slice(inHouse.length + 1)]!, resolve)]),
  )
}

/** Names of the tests that a change of one file chooses. */
const chosenBy = (texts: Readonly<Record<string, string>>, changed: string) =>
  planOf([`${inHouse}/${changed}`], {
    sources: house(texts),
    needBuild: new Set(),
    sameCode: new Set(),
  }).tests.map(({ file }) => file.slice(inHouse.length + 1))

describe('the tests that a change chooses', () => {
  it('are those that reach it by imports, and no others', () => {
    // Source n imports some of those before it; a test imports one source.
    const houses = fc.integer({ min: 1, max: 12 }).chain((count) =>
      fc.record({
        imports: fc.tuple(
          ...Array.from({ length: count }, (_, at) =>
            at === 0 ? fc.constant([]) : fc.uniqueArray(fc.nat({ max: at - 1 }), { maxLength: 3 }),
          ),
        ),
        changed: fc.nat({ max: count - 1 }),
      }),
    )
    fc.assert(
      fc.property(houses, ({ imports, changed }) => {
        const texts = Object.fromEntries(
          imports.flatMap((others, at) => [
            [`s${at}.ts`, others.map((one) => `import { a as a${one} } from './s${one}.ts'`).join('\n')],
            [`s${at}.test.ts`, `import { a } from './s${at}.ts'`],
          ]),
        )
        const reaches = (at: number): boolean =>
          at === changed || imports[at]!.some((one: number) => reaches(one))
        const expected = imports.flatMap((_, at) => (reaches(at) ? `s${at}.test.ts` : []))
        expect(chosenBy(texts, `s${changed}.ts`).toSorted()).toEqual(expected.toSorted())
        expect(chosenBy(texts, `s${changed}.ts`)[0]).toBe(`s${changed}.test.ts`)
      }),
    )
  })

  const index = "export { A } from './a.ts'\nexport { B } from './b.ts'\nexport type { T } from './t.ts'"
  it.each<[title: string, test: string, changed: string, isChosen: boolean]>([
    ['a name of an index leads to its file', "import { A } from './index.ts'", 'a.ts', true],
    ['and to no other', "import { A } from './index.ts'", 'b.ts', false],
    ['the index itself counts', "import { A } from './index.ts'", 'index.ts', true],
    ['a whole index leads to all', "import * as all from './index.ts'", 'b.ts', true],
    ['an import without a name is run', "import './b.ts'", 'b.ts', true],
    ['a type is no code', "import type { T } from './t.ts'", 't.ts', false],
    ['nor is one among names', "import { type T, A } from './index.ts'", 't.ts', false],
    ['a name of `export *`', "import { A } from './all.ts'", 'a.ts', true],
    ['a default', "import A from './a.ts'", 'a.ts', true],
    [
      'a later import of what is a type before',
      "import type { B } from './b.ts'\nimport('./b.ts')",
      'b.ts',
      true,
    ],
    ['a later import', "const later = () => import('./b.ts')", 'b.ts', true],
    ['a path in a string', "const url = new URL('./b.ts', import.meta.url)", 'b.ts', true],
    ['a path with a query', "import text from './b.ts?raw'", 'b.ts', true],
    ['a loader leads to its file', "import { loadA } from './lazy.ts'", 'a.ts', true],
    ['and to no other loader’s', "import { loadA } from './lazy.ts'", 'b.ts', false],
    ['an entry of a package', "import { A } from '@wherry/ui'", 'a.ts', true],
    ['a style sheet', "import './a.css'", 'a.css', true],
    ['another file', "import { A } from './index.ts'", 'c.ts', false],
  ])('%s: %s', (_, test, changed, isChosen) => {
    const texts = {
      'a.ts': "import './a.css'\nexport const A = 1\nexport default A",
      'a.css': '',
      'b.ts': 'export const B = 1',
      'c.ts': 'export const C = 1',
      't.ts': 'export type T = 1',
      'index.ts': index,
      'all.ts': "export * from './index.ts'",
      'lazy.ts':
        "export const loadA = async () => (await import('./a.ts')).A\nexport const loadB = () => import('./b.ts')",
      'x.test.ts': test,
    }
    expect(chosenBy(texts, changed)).toEqual(isChosen ? ['x.test.ts'] : [])
  })

  it('reach a file that is gone, if they still import it', () => {
    expect(chosenBy({ 'gone.ts': '', 'x.test.ts': "import { a } from './gone.ts'" }, 'gone.ts')).toEqual([
      'x.test.ts',
    ])
  })

  it('are the whole package for a test that reads files', () => {
    const texts = { 'a.ts': '', 'x.test.ts': "import { readFileSync } from 'node:fs'", 'y.test.ts': '' }
    expect(chosenBy(texts, 'a.ts')).toEqual(['x.test.ts'])
  })
})

describe('in this workspace', () => {
  const { sources } = readWorkspace()
  const files = [...sources.keys()]
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
  const planIn = (sameCode: readonly string[], changed: readonly string[]) =>
    planOf(changed, { sources, needBuild: new Set(), sameCode: new Set(sameCode) })
  const plan = (...changed: string[]) => planIn([], changed)
  const names = (...changed: string[]) => plan(...changed).tests.map(({ file }) => file)

  it('each import between files leads to one', () => {
    const resolve = createResolve(root, new Set(files))
    const lost = files
      .filter((file) => /^(packages|apps)\/.*\.tsx?$/.test(file))
      .flatMap((file) => {
        const { module } = parseSync(file, textOf(file))
        return module.staticImports
          .map(({ moduleRequest }) => moduleRequest.value)
          .filter((name) => /^(\.|@wherry\/(?!tokens))/.test(name) && resolve(name, file) === null)
          .map((name) => `${file}: ${name}`)
      })
    expect(lost).toEqual([])
  })

  it('a component chooses its tests, its stories and the screens that have it', () => {
    const stepper = 'packages/ui/src/components/Stepper'
    const chosen = names(`${stepper}/Stepper.tsx`)
    expect(chosen).toContain(`${stepper}/Stepper.test.tsx`)
    expect(chosen).toContain(`${stepper}/Stepper.stories.tsx`)
    expect(chosen).toContain('packages/booking/src/yacht/view/Yacht.stories.tsx')
    expect(chosen).not.toContain('packages/ui/src/components/Tabs/Tabs.stories.tsx')
    expect(chosen.filter((file) => kindOf(file) === 'storybook').length).toBeLessThan(60)
  })

  it.each([
    'packages/ui/src/components/Button/Button.tsx',
    'packages/ui/src/components/Button/Button.css.ts',
    'packages/booking/src/approval/view/Confirmation.tsx',
  ])('the first tests of %s are in its folder, and then come the rules of the house', (file) => {
    const chosen = names(file)
    const own = chosen.filter((one) => dirname(one) === dirname(file))
    const rules = files.filter((one) =>
      /^tools\/(.+\/)?(law|comments|imports|rooms|texts)\.test\.ts$/.test(one),
    )
    expect(own.length).toBeGreaterThan(1)
    expect(chosen.slice(0, own.length)).toEqual(own)
    expect(rules.length).toBe(5)
    const { now } = divide(plan(file).tests, mostSeconds)
    expect(now.map((one) => one.file)).toEqual(expect.arrayContaining([...own, ...rules]))
  })

  it('a comment chooses the tests that read files, and no others', () => {
    const file = 'packages/ui/src/components/Button/Button.tsx'
    const chosen = planIn([file], [file]).tests.map((one) => one.file)
    expect(chosen).toContain('tools/comments.test.ts')
    expect(chosen.filter((one) => kindOf(one) !== 'unit')).toEqual([])
    const withCode = planIn([file], [file, 'packages/ui/src/components/Tabs/Tabs.tsx']).tests
    expect(withCode.map((one) => one.file)).toContain('packages/ui/src/components/Tabs/Tabs.test.tsx')
  })

  it('a module of the booking chooses stories of screens, and none of components', () => {
    const chosen = names('packages/booking/src/kernel/values/money.ts', 'apps/sandbox/src/inProcess.ts')
    const stories = chosen.filter((file) => kindOf(file) === 'storybook')
    expect(stories).toContain('packages/booking/src/yacht/view/Yacht.stories.tsx')
    expect(stories.filter((file) => file.startsWith('packages/ui/'))).toEqual([])
    // The preview would load both for these.
    const asking = files.filter(
      (file) =>
        /^packages\/ui\/.*\.stories\.tsx$/.test(file) && /\bsandbox\b|'(en-XA|ar-XB)'/.test(textOf(file)),
    )
    expect(asking).toEqual([])
  })

  it('each rule that takes long is there', () => {
    expect([...longRules.keys()].filter((file) => kindOf(file) !== 'unit' || !files.includes(file))).toEqual(
      [],
    )
  })

  it('a picture chooses its stories', () => {
    const folder = 'packages/ui/src/components/ComboBox'
    const stories = names('.storybook/baselines/combobox-paging/paging.png').filter(
      (file) => kindOf(file) === 'storybook',
    )
    expect(stories.length).toBeGreaterThan(0)
    expect(stories.filter((file) => !file.startsWith(folder))).toEqual([])
  })

  it('a page of the book chooses the tests that read the whole workspace', () => {
    expect(names('docs/users.md')).toEqual(
      expect.arrayContaining(['tools/docs/docs.test.ts', 'apps/sandbox/src/seed/seed.test.ts']),
    )
    expect(names('docs/users.md').filter((file) => kindOf(file) !== 'unit')).toEqual([])
  })

  it.each([
    'package.json',
    'pnpm-lock.yaml',
    'packages/ui/tsconfig.json',
    'apps/module/vite.config.ts',
    'vitest.config.ts',
    'tools/browser.ts',
    '.storybook/vitest.setup.ts',
    '.storybook/componentSources.ts',
    'tokens/build.ts',
    'types/css.d.ts',
    'patches/leaflet@1.9.4.patch',
  ])('%s concerns everything', (file) => {
    expect(plan(file).everythingBy).toBe(file)
  })

  it('a source of a package does not', () => {
    expect(plan('packages/ui/src/components/Button/Button.tsx', 'README.md').everythingBy).toBeNull()
  })

  it('each part of the product has journeys, which are there', () => {
    const journeys = journeysOf.flatMap(([, one]) => one.split(' '))
    expect(journeys.filter((name) => !files.includes(`e2e/src/${name}.test.ts`))).toEqual([])
    const folders = Object.values(rooms)
      .filter(({ entry, files: pattern }) => entry && pattern.includes('/booking/'))
      .map(({ files: pattern }) => pattern.slice(1))
    expect(folders.length).toBeGreaterThan(10)
    for (const folder of folders) {
      const walked = names(`${folder}index.ts`).filter((file) => kindOf(file) === 'e2e')
      expect(walked, folder).not.toEqual([])
    }
  })

  it('a step of the journeys chooses those that take it', () => {
    const chosen = names('e2e/src/editorSteps.ts').filter((file) => kindOf(file) === 'e2e')
    expect(chosen).toContain('e2e/src/editor.test.ts')
    expect(chosen).not.toContain('e2e/src/rent.test.ts')
  })

  it.each(['e2e/src/setup.ts', 'tools/start/partners.ts'])(
    '%s, which starts the journeys, chooses all',
    (file) => {
      const walked = (list: readonly string[]) => list.filter((one) => kindOf(one) === 'e2e').toSorted()
      const chosen = walked(names(file))
      expect(chosen).toEqual(walked(files))
      expect(chosen.length).toBeGreaterThan(80)
    },
  )

  it('a package that is gone is no entry', () => {
    const resolve = createResolve(root, new Set([...files, 'examples/gone/package.json']))
    expect(resolve('@wherry/ui', 'apps/module/src/main.tsx')).not.toBeNull()
  })
})

describe('two texts of a source', () => {
  const before = "/** Says one. */\nexport const one = (a: string) => a + '1' // done\n"
  it.each<[title: string, after: string, isSame: boolean]>([
    ['other comments', "/** Adds 1. */\nexport const one = (a: string) => a + '1'\n", true],
    ['other lines', "export const one =\n  (a: string) =>\n    a + '1'", true],
    ['an order to the bundler', `/* @__PURE__ */ ${before}`, false],
    ['an order to the compiler', `// @ts-expect-error It is gone.\n${before}`, false],
    ['a comment within a string', before.replace("'1'", "'1 // done'"), false],
    ['another string', before.replace("'1'", "'2'"), false],
    ['another type', before.replace('string', 'number'), false],
    ['a line that does not parse', `${before}]`, false],
  ])('with %s', (_, after, isSame) => {
    expect(isSameCode('a.ts', before, after)).toBe(isSame)
  })

  it('that are no code are never the same', () => {
    expect(isSameCode('a.md', 'one', 'one ')).toBe(false)
  })

  it('with numbers beyond 2^53 are compared by them', () => {
    expect(isSameCode('a.ts', 'const a = 1n', 'const a = 1n // one')).toBe(true)
    expect(isSameCode('a.ts', 'const a = 1n', 'const a = 2n')).toBe(false)
  })
})

it('as many of the nearest tests run as the time allows, and what has changed itself always', () => {
  const tests = fc.array(
    fc.record({
      file: fc.uuid(),
      kind: fc.constantFrom<Chosen['kind']>('unit', 'browser', 'storybook', 'e2e'),
      steps: fc.nat({ max: 4 }),
    }),
  )
  fc.assert(
    fc.property(tests, fc.nat({ max: 60 }), (unordered, limit) => {
      const ordered = unordered.toSorted((one, other) => one.steps - other.steps)
      const { now, later } = divide(ordered, limit)
      expect(ordered.filter((one) => now.includes(one))).toEqual(now)
      expect(ordered.filter((one) => !now.includes(one))).toEqual(later)
      expect(divide(now, limit).later).toEqual([])
      for (const one of later) expect(divide([...now, one], limit).now).toEqual(now)
      expect(later.filter(({ steps }) => steps === 0)).toEqual([])
      expect(divide(ordered, Number.POSITIVE_INFINITY).later).toEqual([])
    }),
  )
})
