import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { type Room, rooms, tests, testTools } from './importRules.ts'

/** Patterns of the paths that names of a room's law stand for. */
const pathsOf = (names: string) =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name) => (name.startsWith('^') ? name : (rooms[name]?.files ?? `node_modules/${name}/`)))

function ruleOf(name: string, { files, may }: Room, isTest: boolean): IForbiddenRuleType {
  const shelves = name === 'ui' ? '^packages/ui/src/testing/' : '^packages/(ui|booking)/src/testing/'
  const own = [files, ...pathsOf(may), ...(isTest ? [...pathsOf(testTools), shelves] : [])]
  const core = isTest || may.split(' ').includes('node') ? { dependencyTypesNot: ['core' as const] } : {}
  const from = isTest ? { path: `(?=.*(${tests}))${files}` } : { path: files, pathNot: tests }
  const to = { pathNot: isTest ? own : own.map((path) => `(?!.*/testing/)${path}`), ...core }
  return { name: `${isTest ? 'tests of ' : ''}${name}`, severity: 'error', from, to }
}

const doorOf = (name: string, { files, door }: Room): IForbiddenRuleType => ({
  name: `the door of ${name}`,
  severity: 'error',
  from: { path: '^(packages|apps)/', pathNot: `${files.replace('src/', '')}|${tests}` },
  to: { path: files, pathNot: files + door },
})

/** The law as dependency-cruiser reads it: rooms, doors, and no circle, by types and dynamic imports neither. */
const importRules: IForbiddenRuleType[] = [
  { name: 'no circle', severity: 'error', from: { pathNot: 'node_modules' }, to: { circular: true } },
  ...Object.entries(rooms).flatMap(([name, room]) => [
    ruleOf(name, room, false),
    ruleOf(name, room, true),
    ...(room.door ? [doorOf(name, room)] : []),
  ]),
]

/**
 * Imports of some folders that break the law, as `rule: from -> to`.
 * @param home folder of the house
 * @returns `files`: how many were read
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
