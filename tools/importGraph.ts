import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { pure, rooms, storeys } from './importRules.ts'

type Room = (typeof rooms)[string]

/** Files that may also import test tools. */
const tests = '\\.(test|stories|guide)\\.|/testing/'
/** Packages that only tests and stories may import. */
const testTools =
  'vitest vitest-browser-react fast-check storybook @storybook/react-vite esbuild axe-core colorjs.io csp_evaluator ical.js typescript @types/node @react-aria/test-utils react-aria-components'

/** Path patterns for the names that a rule in `importRules.ts` uses. */
const pathsOf = (names: string) =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name) => (name.startsWith('^') ? name : (rooms[name]?.files ?? `node_modules/${name}/`)))

function ruleOf(name: string, { files, may }: Room, isTest: boolean): IForbiddenRuleType {
  // Tests of a feature may import all rooms of their package and test helpers, because tests are not shipped.
  const shelves =
    name === 'ui'
      ? '^packages/ui/src/testing/'
      : files.includes('/booking/')
        ? '^packages/(ui/src/testing|booking/src)/'
        : '^packages/(ui|booking)/src/testing/'
  const own = [files, ...pathsOf(may), ...(isTest ? [...pathsOf(testTools), shelves] : [])]
  const core = isTest || may.split(' ').includes('node') ? { dependencyTypesNot: ['core' as const] } : {}
  const from = isTest ? { path: `(?=.*(${tests}))${files}` } : { path: files, pathNot: tests }
  const to = { pathNot: isTest ? own : own.map((path) => `(?!.*/testing/)${path}`), ...core }
  return { name: `${isTest ? 'tests of ' : ''}${name}`, severity: 'error', from, to }
}

const entryOf = (name: string, { files, entry }: Room): IForbiddenRuleType => ({
  name: `the entry of ${name}`,
  severity: 'error',
  from: {
    path: '^(packages|apps)/',
    pathNot: `${files.replace(/src\/$/, '')}|${rooms['entries']?.files}|/scripts/|${tests}`,
  },
  to: { path: files, pathNot: files + entry },
})

const features = '^packages/booking/src/(\\w+)/'

/** A layer of a feature imports no layer above it; the two lowest import no packages except pure ones. */
const storeyRules = storeys.flatMap((storey, at): IForbiddenRuleType[] => {
  const from = { path: `${features}(?:${storey})/`, pathNot: tests }
  const above = storeys.slice(at + 1).join('|')
  const rule = (name: string, to: { path: string; pathNot?: string | string[] }): IForbiddenRuleType => ({
    name: `${name} ${storey}`,
    severity: 'error',
    from,
    to,
  })
  return [
    ...(above ? [rule('above', { path: `^packages/booking/src/$1/(?:${above})/` })] : []),
    ...(at < 2 ? [rule('pure', { path: 'node_modules/', pathNot: pathsOf(pure) })] : []),
  ]
})

/**
 * The import rules in the form of dependency-cruiser: rooms, entries, and no cycles, not even by types or dynamic
 * imports.
 */
const importRules: IForbiddenRuleType[] = [
  { name: 'no circle', severity: 'error', from: { pathNot: 'node_modules' }, to: { circular: true } },
  ...Object.entries(rooms).flatMap(([name, room]) => [
    ruleOf(name, room, false),
    ruleOf(name, room, true),
    ...(room.entry ? [entryOf(name, room)] : []),
  ]),
  ...storeyRules,
  // A package is known by its name and its public entries. The edge's row names each source that it may import.
  {
    name: 'a source by its path',
    severity: 'error',
    from: { path: '^((?:packages|apps)/(?!edge/)[^/]+/)(?:src|drawn|scripts)/' },
    to: { path: '^packages/', pathNot: '^$1', dependencyTypes: ['local'] },
  },
  // A view does not call the service; hooks in a lower layer do.
  {
    name: 'views know no wire',
    severity: 'error',
    from: { path: `${features}(?:view|form)/`, pathNot: tests },
    to: { path: ['^packages/booking/src/wire/', '^packages/booking/src/\\w+/wire/'] },
  },
  // An import that bypasses the entries of a package cannot be resolved.
  {
    name: 'no entry',
    severity: 'error',
    from: { path: '^(packages|apps|bench|e2e|tools|examples)/' },
    to: { couldNotResolve: true, path: '^@wherry/' },
  },
]

/**
 * Imports in some folders that break the rules, as `rule: from -> to`.
 *
 * @param home root folder of the workspace
 * @returns `files`: number of files that were read
 */
export async function breaches(home: string, folders: string[]) {
  const { output } = await cruise(folders, {
    baseDir: home.replace(/\/$/, ''),
    validate: true,
    ruleSet: { forbidden: importRules },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?!.*node_modules).*/(dist|storybook-static|artefacts)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  })
  const { summary } = output as ICruiseResult
  const found = summary.violations.map(({ rule, from, to, cycle }) =>
    cycle
      ? `${rule.name}: ${[...new Set(cycle.map(({ name }) => name))].sort().join(' ')}`
      : `${rule.name}: ${from} -> ${to}`,
  )
  return { files: summary.totalCruised, found: [...new Set(found)] }
}
