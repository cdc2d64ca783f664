/**
 * Runs the tests of one package in one project of vitest, `node ../../tools/suite.ts browser` in the package's folder, or
 * one lane of the journeys. Turbo starts it, and repeats it only after an input has changed (`suite:*` in turbo.json).
 * The report is in `.cache/reports` of the package.
 */
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { lanes } from './lanes.ts'
import { root } from './run.ts'
import { runTests } from './runTests.ts'
import { testFolder } from './taskParts.ts'

const [name = ''] = process.argv.slice(2)
const home = process.cwd()

function argsOf(): string[] {
  const lane = lanes[name]
  if (lane) return ['--project=e2e', `--tags-filter=${lane.tags}`, ...lane.files]
  const folder = join(root, testFolder(relative(root, home), name), '/')
  // Tests in a browser page wait a third of their time for a frame or a screenshot, so two cores run three.
  const workers = name === 'unit' ? [] : [`--maxWorkers=${Math.max(3, availableParallelism() + 1)}`]
  return [`--project=${name}`, ...workers, folder]
}

const { code } = await runTests({
  args: argsOf(),
  file: join(home, `.cache/reports/${name}.json`),
  env: { ...lanes[name]?.env },
  live: true,
})
process.exit(code)
