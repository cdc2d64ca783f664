/**
 * What takes too long for `test`: every call under every fault, every screen in every look, walks, corpora, a soak, and
 * the properties of what people write, 10,000 runs each.
 * `pnpm test:long`; `SEED=… pnpm test:long hands` repeats those files whose names have the word, their folders not
 * counted; a word that no name has ends the run. The last line is `N passed, N failed`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inLanes } from './journeys.ts'
import { root } from './run.ts'
import { createTally } from './tally.ts'

const nameOf = (file: string) => file.replace(/^.*\/|\.long\.ts$/g, '')
const all = readdirSync(join(root, 'e2e/src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.long.ts'),
)
/** The files of `test` whose properties run more often here: those that read `LONG_RUNS`, themselves or by `numRuns`. */
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
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const { say, check, vitest, count, end } = createTally(reports)
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)
say(`seed ${seed}`)

/** Minutes a file takes by itself, where it is more than a few: the longest begin first. */
const minutes: Readonly<Record<string, number>> = {
  ...{
    gallery: 34,
    soak: 21,
    hands: 17,
    faults: 13,
    pseudo: 10,
    faultTableOpening: 8,
    faultTableSearching: 8,
  },
  ...{
    faultTableOrdering: 7,
    answers: 6,
    refused: 6,
    hearing: 6,
    faultTableAccounts: 5,
    faultTableFilling: 4,
  },
  ...{ zones: 6, addresses: 6, clock: 5, messages: 5, keys: 4, device: 4, checks: 4 },
}
const minutesOf = (file: string) => minutes[nameOf(file)] ?? 3

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
// Each with servers of its own. What measures the heap mostly waits: three at once on two cores.
await inLanes(files, 3, async (file) => {
  const name = nameOf(file)
  const args = ['--project=long', `e2e/src/${file}`]
  count(name, [await vitest({ report: name, args, env: { SEED: String(seed) } })])
})
end()
