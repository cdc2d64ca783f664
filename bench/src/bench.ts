/**
 * All that is measured in one run: the bytes of @wherry/ui by job, its main-thread time against bare React, and whole
 * pages of the built module on slow 4G with a processor four times slower. Writes docs/bench.md, its picture and
 * artefacts/bench.json; ends with 1 where a bar is missed. Build first.
 *
 *     node bench/src/bench.ts [--own] [--rounds=40] [--visits=5]
 *
 * `--own` measures without the peers, which are otherwise installed into bench/.cache at the first run.
 */
import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { saveFigures } from './artefact.ts'
import { leads } from './leads.ts'
import { measurePages } from './pages/measure.ts'
import { barList, interactionTable, pageBars, visitTable } from './pages/report.ts'
import { benchPicture } from './picture.ts'
import { missed, type Sizes, sizeTable, timingTable } from './report.ts'
import { rows, weighOurs, weighRoot } from './sizes/jobs.ts'
import { installPeers, peers, versions, weighPeer } from './sizes/peers.ts'
import { ownPages, peerPages, time } from './timings/run.ts'
import { matches } from './timings/towns.ts'

const { values } = parseArgs({
  options: {
    own: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '40' },
    visits: { type: 'string', default: '5' },
  },
})
const rounds = Number(values.rounds)
const withPeers = !values.own
if (withPeers) installPeers()

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
without a look. The time picker of React Aria is a field without a list. What is behind an import() is apart: ours,
${((sizes['Wherry']?.['All nine']?.later ?? 0) / 1000).toFixed(1)} kB, reads dates and times in words and comes with the focus of their fields.`
console.log(`\n${bytes}\n`)

const timings = await time(withPeers ? { ...ownPages, ...peerPages } : ownPages, { rounds, warm: 10 })
const times = `${timingTable(timings)}

CPU of the main thread for one step: Chromium's TaskDuration in thread ticks (script, style, layout, and the paint of
the step's frames), less what measuring nothing takes; medians of ${rounds} samples a job, the libraries in turn in one
browser. Bare React is bench/src/twins. ${matches} of the 1,000 options hold the letter; ours draws those
that are in view. React Aria is timed without a look.
Of the 1,000 cards ours draw by content-visibility what is near the window. Bare React draws all of them in the first
row of the two, which has the bar, and in the second leaves out the same ones as ours.`
console.log(`${times}\n`)

const pages = await measurePages(Number(values.visits), withPeers)
const { counts } = pages
const visited = `${visitTable(pages)}

A phone of 390 x 844 on slow 4G (1.6 Mbit/s, 150 ms there and back, as Lighthouse applies them) with a processor four
times slower than this machine, an empty cache and the sandbox's real answers; medians of ${counts.visits} visits. Bare React is a
page that draws the same elements with the same style sheets and fonts by React alone, and does nothing. The one with
React Aria is the same again, the two places by React Aria's ComboBox and the buttons by its Button. Ours is the only
one that stands in its document before the script. All are visited in turn. The embedded finder is timed from the
navigation of the partner's page.

Usable is the first frame in which what the visitor came for can be tapped and typed into, neither inert nor read-only:
From on the finder, the button of the first car, the flight number; in bare React it is there, and answers with nothing.
CLS below 0.005 counts as 0: 0.001 is the web font that takes the place of the fall-back. Bytes are those of the network,
headers and all; the bars of the first script are of its body alone.

${interactionTable(pages)}

From an input to the frame that shows it, the longest of each step of a journey on the same phone, slowed from the
first byte on; medians of ${counts.journeys} journeys. The drawn From is tapped from the first paint until it can be used.

${barList(pages)}`
console.log(`${visited}\n`)
const ahead = leads(sizes, timings, pages)
  .map((line) => `- ${line}`)
  .join('\n')
console.log(`${ahead}\n`)

const pinned = Object.entries(versions)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ')
const page = `# Bytes and time

Written by \`pnpm bench\`; do not edit.

![Wherry beside bare React and other libraries: paint times by page, bytes by job](pictures/bench.svg)

## Bytes of @wherry/ui by job

${bytes}

## Main-thread time of @wherry/ui against bare React

${times}

## Whole pages

${visited}

## Where another leads, or an aim or a bar is missed

By the tables above, as they are printed; x is times bare React.

${ahead}
${withPeers ? `\n## Measured against\n\n${pinned}.\n` : ''}`
const home = fileURLToPath(new URL('../../', import.meta.url))
await saveFigures({
  at: new Date().toISOString(),
  cpu: cpus()[0]?.model,
  rounds,
  versions,
  sizes,
  timings,
  pages,
})
// A run without the peers does not have the complete table, so it writes nothing.
if (withPeers) {
  await writeFile(`${home}docs/bench.md`, page)
  await writeFile(`${home}docs/pictures/bench.svg`, benchPicture(sizes, pages))
}

const short = [
  ...missed(sizes, timings),
  ...pageBars(pages).flatMap(({ words, isMet }) => (isMet ? [] : [words])),
]
if (short.length > 0) {
  console.error(`Missed: ${short.join(', ')}`)
  process.exitCode = 1
}
