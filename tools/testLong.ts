/**
 * Runs the tests that take too long for `test`: every call under every fault, every screen in every look, random walks,
 * corpora, a soak, and the properties of what people write, 10,000 runs each.
 * `pnpm test:long` runs all. `SEED=… pnpm test:long fuzz` repeats the files with that word in their names; folders do
 * not count, and an unknown word ends the run. The last line is `N passed, N failed`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inLanes, timeOf } from './journeys.ts'
import { root } from './run.ts'
import { createTally } from './tally.ts'

const nameOf = (file: string) => file.replace(/^.*\/|\.long\.ts$/g, '')
const all = readdirSync(join(root, 'e2e/src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.long.ts'),
)
/**
 * Name of the group of test files whose properties run more often here: those that read `LONG_RUNS`, directly or
 * through `numRuns`.
 */
const properties = 'properties'
const hasProperties = (file: string) =>
  /\.test\.ts$/.test(file) && /LONG_RUNS|\/numRuns\.ts'/.test(readFileSync(join(root, file), 'utf8'))
const names = [...all.map(nameOf), properties].sort()
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.includes(word))
for (const word of wanted.filter((one) => !names.some((name) => name.includes(one)))) {
  console.error(`No file of test:long has "${word}" in its name. There are: ${names.join(', ')}.`)
  process.exit(1)
}

const reports = join(root, '.cache/reportsLong')

const { say, check, vitest, count, end } = createTally(reports)
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)
say(`seed ${seed}`)

/** Minutes that a file takes when it runs alone, if more than a few: the longest start first. */
const minutes = [
  [34, 'gallery'],
  [21, 'soak'],
  [17, 'fuzz'],
  [13, 'faults'],
  [10, 'pseudo'],
  [8, 'faultTableSearching faultTableOpening'],
  [7, 'faultTableOrdering'],
  [6, 'zones screenReader refused answers addresses'],
  [5, 'messages faultTableAccounts clock'],
  [4, 'keys faultTableFilling device checks'],
] as const
const minutesOf = (file: string) => timeOf(minutes, nameOf(file)) ?? 3

const files = all
  .filter((file) => isWanted(nameOf(file)))
  .toSorted((one, other) => minutesOf(other) - minutesOf(one))

await check('build', 'turbo', ['run', 'build', '--concurrency=2'])
if (isWanted(properties)) {
  const tests = ['packages/ui/src', 'packages/booking/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter(hasProperties),
  )
  const args = ['--project=unit', '--testTimeout=1200000', ...tests]
  count(properties, [await vitest({ report: properties, args, env: { LONG_RUNS: '10000' } })])
}
// Each run has its own servers. Tests that measure memory mostly wait, so three run in parallel on two cores.
await inLanes(files, 3, async (file) => {
  const name = nameOf(file)
  const args = ['--project=long', `e2e/src/${file}`]
  count(name, [await vitest({ report: name, args, env: { SEED: String(seed) } })])
})
end()
