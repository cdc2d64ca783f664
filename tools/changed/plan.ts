import { dirname, matchesGlob } from 'node:path'
import { journeysOf } from './journeysOf.ts'
import { createReach } from './reach.ts'
import type { Source } from './sources.ts'
import { setupFiles, testFiles } from './testFiles.ts'

/** A project of vitest whose tests are chosen by a change. */
export type Kind = keyof typeof testFiles
const kinds = Object.keys(testFiles) as Kind[]

/** A test file that a change reaches. */
export interface Chosen {
  readonly file: string
  readonly kind: Kind
  /** Imports from the test to the nearest changed file; 0: the test itself has changed. */
  readonly steps: number
}

/** The tests of a change. */
export interface Plan {
  /** A changed file that every test depends on; null: there is none, and `tests` are enough. */
  readonly everythingBy: string | null
  /** The tests that the change reaches: those in its own folders first, then the rules in `tools`, then the nearest. */
  readonly tests: readonly Chosen[]
  /** Those of them that read what a build has written. */
  readonly ofBuild: readonly string[]
}

/** The files of the workspace, by paths from its root. */
export interface Workspace {
  readonly sources: ReadonlyMap<string, Source>
  /** Changed files that still run the same code, such as one with a new comment: only a test that reads them as text can tell. */
  readonly sameCode: ReadonlySet<string>
  /** Test files that need what a build has written. */
  readonly needBuild: ReadonlySet<string>
}

/** Settings of compilers and of test runs, and what is built before any of them. */
const configs =
  /(^|\/)(package|tsconfig[\w.-]*|biome|turbo)\.json$|(^|\/)(tsup|vite|vitest)[\w.-]*\.config\.ts$|^pnpm-[\w-]+\.yaml$|^(patches|types|tokens)\/|^\.storybook\/[^/]+\.(ts|css)$/
/** They run before any test, with what they import of our tools. */
const configPrograms = ['vitest.config.ts', '.storybook/main.ts']

/** Imports between a test and a change that may concern it all the same, but seldom does. */
const furthest = 99

/** Program that starts the services of all journeys; vitest runs it before them. */
const journeyStart = 'e2e/src/setup.ts'

/** Files that run with each story. */
export const storyPages = ['.storybook/preview.tsx', ...setupFiles.storybook]

/**
 * True for a file that a story of `packages/ui` never runs: the preview loads the service, and the texts of booking, only
 * for a story that asks for them.
 */
export const isBeyondUi = (file: string) => /^(packages\/(?!ui\/)|apps\/)/.test(file)

/** The project that runs a file; undefined: it is no test. */
export const kindOf = (file: string): Kind | undefined =>
  kinds.find((kind) => matchesGlob(file, testFiles[kind]))

/** Folder of the package that a file belongs to, with a slash at its end; empty: it belongs to the whole workspace. */
const packageOf = (file: string) => /^((packages|apps)\/[^/]+|bench)\//.exec(file)?.[0] ?? ''

/** True for a test of the whole workspace. */
const isRule = (file: string): boolean => kindOf(file) === 'unit' && packageOf(file) === ''

/** True if a changed picture is one of a story: its folder has the component's name, and perhaps that of a page. */
function isPictureOf(picture: string, story: string): boolean {
  const [, folder] = /^\.storybook\/baselines\/([^/]+)\//.exec(picture) ?? []
  const name = story.split('/').at(-2)?.toLowerCase()
  return folder !== undefined && (folder === name || folder.startsWith(`${name}-`))
}

/**
 * Chooses the tests of a change by what they import. A test that reads files by their paths depends on all sources of
 * its package, and one of `tools` on all files. Journeys are chosen by `journeysOf`, or by a change in `e2e`.
 *
 * @param changed paths of the changed, new and removed files
 */
export function planOf(changed: readonly string[], { sources, needBuild, sameCode }: Workspace): Plan {
  const reachOf = createReach(sources)
  const files = [...sources.keys()]
  const run = changed.filter((file) => !sameCode.has(file))
  const changedFolders = new Set(changed.map(dirname))

  /** Imports from some files to the nearest of the changed ones; null: they reach none. */
  const stepsTo = (targets: readonly string[], starts: readonly string[]): number | null => {
    const reach = reachOf(starts)
    const steps = targets.flatMap((file) => reach.get(file) ?? [])
    return steps.length > 0 ? Math.min(...steps) : null
  }
  /**
   * The same for a test that reads files, as if it imported all of its package. Whatever its package imports from others
   * is far away: such a test seldom reads it.
   */
  const stepsByReading = (file: string): number | null => {
    const readsFiles = [...reachOf([file]).keys()].some((one) => sources.get(one)?.readsFiles)
    if (!readsFiles) return null
    const home = packageOf(file)
    if (changed.some((one) => one.startsWith(home))) return 1
    const mates = files.filter((one) => one.startsWith(home))
    return stepsTo(changed, mates) === null ? null : furthest
  }
  const changedOfJourneys = run.filter((file) => file.startsWith('e2e/'))
  /** Changed files that run before each journey. The product, which these start, is left to `journeysOf`. */
  const changedOfStart = run.filter((file) => /^(e2e|tools)\//.test(file))
  const walked = new Set(
    run
      .filter((file) => kindOf(file) === undefined)
      .flatMap((file) => journeysOf.find(([folder]) => file.startsWith(folder))?.[1].split(' ') ?? []),
  )
  const steps: Readonly<Record<Kind, (file: string) => number | null>> = {
    unit: (file) => stepsTo(run, [file]) ?? stepsByReading(file),
    browser: (file) => stepsTo(run, [file]),
    storybook: (file) => {
      if (changed.some((one) => isPictureOf(one, file))) return 0
      const inReach = file.startsWith('packages/ui/') ? run.filter((one) => !isBeyondUi(one)) : run
      return stepsTo(inReach, [file, ...storyPages])
    },
    e2e: (file) =>
      stepsTo(changedOfJourneys, [file]) ??
      stepsTo(changedOfStart, [journeyStart]) ??
      (walked.has(file.replace(/^e2e\/src\/|\.test\.ts$/g, '')) ? 1 : null),
  }
  const chosen = files.flatMap((file): Chosen[] => {
    const kind = kindOf(file)
    const least = kind ? steps[kind](file) : null
    return kind && least !== null ? [{ file, kind, steps: least }] : []
  })
  /** The order of the tests: a component's own before the rules of the house, and these before its users. */
  const turnOf = ({ file, steps }: Chosen) => {
    if (steps === 0) return 0
    if (changedFolders.has(dirname(file))) return 1
    return isRule(file) && !longRules.has(file) ? 2 : 3
  }
  const configReach = reachOf(configPrograms)
  const isConfig = (file: string) =>
    configs.test(file) || (/^(tools|\.storybook)\//.test(file) && configReach.has(file))
  return {
    everythingBy: run.find(isConfig) ?? null,
    tests: chosen
      .filter(({ file }) => !needBuild.has(file))
      .toSorted((one, other) => turnOf(one) - turnOf(other) || one.steps - other.steps),
    ofBuild: chosen.filter(({ file }) => needBuild.has(file)).map(({ file }) => file),
  }
}

/** Seconds that a test file of each project adds to a run on two cores. */
const seconds: Readonly<Record<Kind, number>> = { unit: 0.4, browser: 1.5, storybook: 2.6, e2e: 15 }

/** Seconds of a test that reads the whole workspace. */
const ruleSeconds = 0.8

/** Seconds of the rules in `tools` that try every pattern or source: they go after what the change is closest to. */
export const longRules: ReadonlyMap<string, number> = new Map([
  ['tools/patterns/patterns.test.ts', 20],
  ['tools/changed/changed.test.ts', 6],
])

const secondsOf = ({ file, kind }: Chosen): number =>
  longRules.get(file) ?? (isRule(file) ? ruleSeconds : seconds[kind])

/** Seconds that the tests of one change may add up to. The types are checked beside them. */
export const mostSeconds = 65

/** Divides tests into those that fit into some seconds, from the first on, and the rest. Changed tests always fit. */
export function divide(tests: readonly Chosen[], limit: number): { now: Chosen[]; later: Chosen[] } {
  let left = limit
  const now: Chosen[] = []
  const later: Chosen[] = []
  for (const test of tests) {
    const cost = secondsOf(test)
    if (cost <= left || test.steps === 0) {
      now.push(test)
      left -= cost
    } else later.push(test)
  }
  return { now, later }
}
