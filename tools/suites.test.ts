import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { isBeyondUi, kindOf, storyPages } from './changed/plan.ts'
import { createReach } from './changed/reach.ts'
import { setupFiles } from './changed/testFiles.ts'
import { readWorkspace } from './changed/workspace.ts'
import { lanes } from './lanes.ts'
import { root } from './run.ts'
import { type DryRun, dryRun, hasScript, linesOf, testFolder } from './taskParts.ts'

const { sources } = readWorkspace()
const files = [...sources.keys()]
const reachOf = createReach(sources)
const projects = ['unit', 'browser', 'storybook'] as const
type Project = (typeof projects)[number]

/** A package's tests in one project. */
interface Suite {
  readonly project: Project
  readonly folder: string
  readonly tests: readonly string[]
  /** Paths of all files by which turbo tells that it has to run again. */
  readonly inputs: ReadonlySet<string>
  readonly isCached: boolean
}

/** Paths of the files that a task of turbo depends on, by itself and by the tasks before it. */
function inputsOf({ tasks }: Pick<DryRun, 'tasks'>, id: string, seen = new Set<string>()): string[] {
  const task = tasks.find((one) => one.taskId === id)
  if (!task || seen.has(id)) return []
  seen.add(id)
  const own = Object.keys(task.inputs).map((path) => join(task.directory, path))
  return [...own, ...task.dependencies.flatMap((one) => inputsOf({ tasks }, one, seen))]
}

function suitesOf(run: DryRun): Suite[] {
  return run.tasks.flatMap((task): Suite[] => {
    const project = projects.find((one) => task.task === `suite:${one}`)
    if (!project || !hasScript(task)) return []
    const isIn = (file: string) => file.startsWith(`${testFolder(task.directory, project)}/`)
    return [
      {
        project,
        folder: task.directory,
        tests: files.filter((file) => kindOf(file) === project && isIn(file)),
        inputs: new Set(inputsOf(run, task.taskId)),
        isCached: task.resolvedTaskDefinition.cache,
      },
    ]
  })
}

let plan: DryRun
let suites: Suite[]
beforeAll(async () => {
  plan = await dryRun([...projects, ...Object.keys(lanes)].map((one) => `suite:${one}`))
  suites = suitesOf(plan)
})
const suiteOf = (project: Project, folder: string) => {
  const found = suites.find((one) => one.project === project && one.folder === folder)
  if (!found) throw new Error(`${folder} has no suite:${project}`)
  return found
}

const written = /(['"`])(\S{3,200}?)\1/g

/**
 * Files that a text names by paths from the root, such as `docs/bench.md`, `${root}/docs/bench.md`, a folder
 * `examples/partner`, or `docs/transcripts/${name}.txt`, whose `${name}` stands for any name without a point. A path
 * from the file itself counts as an import (`changed/sources.ts`).
 */
function namedIn(text: string): string[] {
  return [...text.matchAll(written)].flatMap(([, , path = '']) => {
    const own = path.replace(/^(?:\.{0,2}\/|\$\{[^}]*\}\/?)+/, '')
    if (!own.includes('/')) return []
    if (!own.includes('${')) return files.filter((file) => file === own || file.startsWith(`${own}/`))
    const pattern = own.replace(/\$\{[^}]*\}|[.*+?^()|[\]\\]/g, (part) =>
      part.startsWith('$') ? '[^/.]*' : `\\${part}`,
    )
    const isMeant = new RegExp(`^${pattern}$`)
    return files.filter((file) => isMeant.test(file))
  })
}

/** Pages of which a test reads each file that they name: by the page, the pattern of such a name. */
const pagesOfPaths: Readonly<Record<string, RegExp>> = { 'docs/features.md': /`([^`\s]+\.tsx?)`/g }

/** Files that a source reads by their paths, and those that a page names for it. */
function readBy(file: string): string[] {
  if (!sources.get(file)?.readsFiles) return []
  const named = namedIn(readFileSync(join(root, file), 'utf8'))
  const pages = named.flatMap((page) => {
    const pattern = pagesOfPaths[page]
    return pattern ? [...readFileSync(join(root, page), 'utf8').matchAll(pattern)] : []
  })
  return [...named, ...pages.map(([, path = '']) => path)]
}

/** Files that the tests load, or read by their paths, and that turbo does not watch for them. */
function unwatched({ project, folder, tests, inputs }: Suite): string[] {
  const before = project === 'storybook' ? storyPages : setupFiles[project]
  const starts = [...tests, ...before, 'vitest.config.ts', 'tools/suite.ts']
  const loaded = reachOf(starts)
  const isPreviewOnly = (file: string) =>
    folder === 'packages/ui' && project === 'storybook' && isBeyondUi(file)
  // The tools that run the tests name many paths, and read none of them for a test of a package.
  const read = [...loaded.keys()].filter((file) => !file.startsWith('tools/')).flatMap(readBy)
  return [...loaded.keys(), ...read].filter((file) => !inputs.has(file) && !isPreviewOnly(file))
}

it('the lines of a task are told from those of others', () => {
  const output =
    '@wherry/ui:suite:unit: one\n@wherry/ui:suite:unit-2: other\n//:suite:unit: two\n@wherry/ui:suite:unit: \nend'
  expect(linesOf('@wherry/ui#suite:unit', output)).toBe('one\n')
  expect(linesOf('//#suite:unit', output)).toBe('two')
  expect(linesOf('@wherry/ui#suite:browser', output)).toBe('')
})

describe('the tests that turbo runs again only after a change', () => {
  it('each test file is in the suite of one package', () => {
    for (const project of projects) {
      const expected = files.filter((file) => kindOf(file) === project)
      const run = suites.filter((one) => one.project === project).flatMap(({ tests }) => tests)
      expect(run.toSorted(), project).toEqual(expected.toSorted())
    }
    expect(suites.filter(({ tests }) => tests.length === 0)).toEqual([])
  })

  it('depend on each file that they load, or read by its path', () => {
    const cached = suites.filter(({ isCached }) => isCached)
    expect(cached.length).toBeGreaterThan(12)
    for (const suite of cached) expect(unwatched(suite), `${suite.folder} ${suite.project}`).toEqual([])
  })

  it('of ui run again for a change in ui, and not for one in booking', () => {
    const button = 'packages/ui/src/components/Button/Button.tsx'
    const screen = 'packages/booking/src/approval/view/Confirmation.tsx'
    expect(files).toEqual(expect.arrayContaining([button, screen]))
    const runAgain = (file: string) =>
      suites.filter(({ inputs }) => inputs.has(file)).map(({ folder, project }) => `${folder} ${project}`)
    for (const project of projects) {
      expect(runAgain(button)).toContain(`packages/ui ${project}`)
      expect(runAgain(button)).toContain(`packages/booking ${project}`)
      expect(runAgain(screen)).toContain(`packages/booking ${project}`)
      expect(runAgain(screen)).not.toContain(`packages/ui ${project}`)
    }
  })

  it('the journeys depend on each file that they load or read, and on what is built', () => {
    const journeys = files.filter((file) => kindOf(file) === 'e2e')
    const dealt = Object.entries(lanes).flatMap(([name, lane]) => (/^e2e/.test(name) ? lane.files : []))
    expect([...new Set(dealt)].toSorted()).toEqual(journeys.toSorted())
    const reached = [
      ...reachOf([...journeys, 'e2e/src/setup.ts', 'vitest.config.ts', 'tools/suite.ts']).keys(),
    ]
    const loaded = [...reached, ...reached.filter((file) => file.startsWith('e2e/')).flatMap(readBy)]
    for (const name of Object.keys(lanes)) {
      const inputs = new Set(inputsOf(plan, `@wherry/e2e#suite:${name}`))
      expect(
        loaded.filter((file) => !inputs.has(file)),
        name,
      ).toEqual([])
      for (const file of ['apps/module/src/main.tsx', 'packages/embed/README.md', 'docs/faults.md'])
        expect(inputs.has(file), `${name}: ${file}`).toBe(true)
      expect(inputs.has('packages/ui/src/components/Button/Button.stories.tsx')).toBe(false)
    }
  })

  it('what is built depends on each file that its settings load', () => {
    const builds = plan.tasks.filter((task) => task.task === 'build' && hasScript(task))
    expect(builds.length).toBeGreaterThan(3)
    for (const { taskId, directory } of builds) {
      const settings = files.filter((file) => /^[^/]*config\.ts$|^build\.ts$/.test(relative(directory, file)))
      const inputs = new Set(inputsOf(plan, taskId))
      expect(settings.length, directory).toBeGreaterThan(0)
      expect(
        [...reachOf(settings).keys()].filter((file) => !inputs.has(file)),
        directory,
      ).toEqual([])
    }
  })

  it('no package is a `workspace:` dependency of the root, which would make every task depend on it', () => {
    expect(plan.globalCacheInputs.hashOfInternalDependencies).toBe('')
  })

  it('with pictures run again for a new picture', () => {
    const picture = files.find((file) => file.startsWith('.storybook/baselines/')) ?? 'none'
    expect(suiteOf('storybook', 'packages/ui').inputs.has(picture)).toBe(true)
  })

  it('the rules of the house read everything, and always run', () => {
    expect(
      suites.filter(({ isCached }) => !isCached).map(({ folder, project }) => [folder, project]),
    ).toEqual([['', 'unit']])
  })

  it('a file that is not watched is seen', () => {
    const suite = suiteOf('browser', 'packages/booking')
    const lost = 'packages/ui/src/components/Button/Button.tsx'
    expect(unwatched({ ...suite, inputs: new Set([...suite.inputs].filter((one) => one !== lost)) })).toEqual(
      [lost],
    )
  })

  it.each([
    ['packages/ui', 'docs/accessibility.md'],
    ['packages/ui', 'docs/bench.md'],
    ['packages/ui', 'docs/features.md'],
    ['packages/ui', 'proofs/readme.test.ts'],
    ['apps/sandbox', 'docs/users.md'],
    ['bench', 'docs/guides/operators.md'],
  ])('a file that %s reads by its path and that is not watched is seen: %s', (folder, lost) => {
    const suite = suiteOf('unit', folder)
    const inputs = new Set([...suite.inputs].filter((one) => one !== lost))
    expect(inputs.size).toBe(suite.inputs.size - 1)
    expect(new Set(unwatched({ ...suite, inputs }))).toEqual(new Set([lost]))
  })
})
