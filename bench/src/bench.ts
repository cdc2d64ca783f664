/**
 * Both tables of @wherry/ui in one run: bytes by job, and main-thread time against bare React. Writes docs/bench.md
 * and artefacts/bench.json; ends with 1 where a bar is missed.
 *
 *     node bench/src/bench.ts [--own] [--rounds=40]
 *
 * `--own` measures without the peers, which are installed into bench/.cache at the first run.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { missed, type Sizes, sizeTable, timingTable } from './report.ts'
import { rows, weighOurs, weighRoot } from './sizes/jobs.ts'
import { installPeers, peers, versions, weighPeer } from './sizes/peers.ts'
import { ownPages, peerPages, time } from './timings/run.ts'
import { matches } from './timings/towns.ts'

const { values } = parseArgs({
  options: { own: { type: 'boolean', default: false }, rounds: { type: 'string', default: '40' } },
})
const rounds = Number(values.rounds)
const withPeers = !values.own && installPeers()

const weighAll = async <Weighed>(weigh: (row: (typeof rows)[number]) => Promise<Weighed>) =>
  Object.fromEntries(await Promise.all(rows.map(async (row) => [row, await weigh(row)] as const)))

const sizes: Sizes = { Wherry: await weighAll(weighOurs) }
if (withPeers)
  for (const peer of Object.keys(peers)) sizes[peer] = await weighAll((row) => weighPeer(peer, row))
const root = await weighRoot()
const bytes = `${sizeTable(sizes)}

gzip, JS and CSS, 1 kB = 1,000 bytes, React outside, one esbuild with the same settings for all. Three languages
where a library has words of its own. Our single jobs stand without the themed root, which a page has once
(${((root.js + root.css) / 1000).toFixed(1)} kB: four themes, reset, announcer); all nine are with it. React Aria, Radix and Base UI come
without a look. The time picker of React Aria is a field without a list.`
console.log(`\n${bytes}\n`)

const timings = await time(withPeers ? { ...ownPages, ...peerPages } : ownPages, { rounds, warm: 10 })
const times = `${timingTable(timings)}

CPU of the main thread for one step: Chromium's TaskDuration in thread ticks (script, style, layout, and the paint of
the step's frames), less what measuring nothing takes; medians of ${rounds} samples a job, the libraries in turn in one
browser. Bare React is bench/src/twins. ${matches} of the 1,000 options hold the letter. React Aria is timed without a look.`
console.log(`${times}\n`)

const pinned = Object.entries(versions)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ')
const page = `# Bytes and time of @wherry/ui

Written by \`pnpm bench\`; do not edit.

## Bytes by job

${bytes}

## Main-thread time against bare React

${times}
${withPeers ? `\n## Measured against\n\n${pinned}.\n` : ''}`
const home = fileURLToPath(new URL('../../', import.meta.url))
await mkdir(`${home}artefacts`, { recursive: true })
await writeFile(
  `${home}artefacts/bench.json`,
  JSON.stringify(
    { at: new Date().toISOString(), cpu: cpus()[0]?.model, rounds, versions, sizes, timings },
    null,
    2,
  ),
)
// A run without the peers has not the whole table.
if (withPeers) await writeFile(`${home}docs/bench.md`, page)

const short = missed(sizes, timings)
if (short.length > 0) {
  console.error(`Missed: ${short.join(', ')}`)
  process.exitCode = 1
}
