import type { Pages } from './pages/measure.ts'
import { seconds, titles } from './pages/report.ts'
import { routeNames } from './pages/routes.ts'
import { kilobytes, type Sizes } from './report.ts'
import { rows } from './sizes/jobs.ts'

const width = 820
const barHeight = 14
const left = 130
/** Room to the right of the longest bar, for its number and a name. */
const right = 190
const colours = { ours: '#00ad5a', bare: '#8a94a0', aria: '#6b7fd7', peer: '#b58a3c' }

interface Bar {
  kind: keyof typeof colours
  value: number
  /** The value as it is printed beside its bar. */
  words: string
}
interface Group {
  title: string
  bars: Bar[]
}
interface Panel {
  title: string
  legend: [kind: keyof typeof colours, words: string][]
  groups: Group[]
}

function paintTimes({ visits }: Pages): Panel {
  const bar = (kind: Bar['kind'], lcp: number): Bar => ({ kind, value: lcp, words: `${seconds(lcp)} s` })
  return {
    title: 'Largest Contentful Paint on slow 4G, processor four times slower',
    legend: [
      ['ours', 'Wherry'],
      ['bare', 'bare React that draws the same'],
      ...(visits.finder.aria ? ([['aria', 'the same with React Aria']] satisfies Panel['legend']) : []),
    ],
    groups: routeNames.map((name) => {
      const { ours, bare, aria } = visits[name]
      return {
        title: titles[name],
        bars: [
          bar('ours', ours.lcp),
          ...(bare ? [bar('bare', bare.lcp)] : []),
          ...(aria ? [bar('aria', aria.lcp)] : []),
        ],
      }
    }),
  }
}

function bytesByJob({ Wherry, ...peers }: Sizes): Panel {
  return {
    title: 'Bytes by job, kB of gzip',
    legend: [
      ['ours', 'Wherry'],
      ['peer', 'the smallest other library that does the job'],
      ['aria', 'React Aria'],
    ],
    groups: rows.map((row) => {
      const bar = (kind: Bar['kind'], size: number, who = ''): Bar => ({
        kind,
        value: size,
        words: `${size.toFixed(1)} kB ${who}`.trim(),
      })
      const others = Object.entries(peers).flatMap(([who, weights]) =>
        weights[row] ? [{ who, size: kilobytes(weights[row]) }] : [],
      )
      const [smallest] = others.toSorted((one, other) => one.size - other.size)
      const aria = others.find(({ who }) => who === 'React Aria')
      return {
        title: row,
        bars: [
          bar('ours', kilobytes(Wherry![row]!)),
          ...(smallest ? [bar('peer', smallest.size, smallest.who)] : []),
          ...(aria && aria !== smallest ? [bar('aria', aria.size)] : []),
        ],
      }
    }),
  }
}

/** Draws a panel below `top`. Its longest bar takes the whole width. */
function drawPanel({ title, legend, groups }: Panel, top: number): { drawn: string[]; bottom: number } {
  const longest = Math.max(...groups.flatMap(({ bars }) => bars.map(({ value }) => value)))
  const drawn = [`<text x="0" y="${top + 14}" font-weight="600">${title}</text>`]
  let x = 0
  for (const [kind, words] of legend) {
    drawn.push(
      `<rect x="${x}" y="${top + 26}" width="12" height="12" rx="3" fill="${colours[kind]}"/><text x="${x + 18}" y="${top + 36}">${words}</text>`,
    )
    x += 50 + words.length * 7
  }
  let y = top + 54
  for (const group of groups) {
    drawn.push(`<text x="${left - 12}" y="${y + 12}" text-anchor="end">${group.title}</text>`)
    for (const { kind, value, words } of group.bars) {
      const length = ((value / longest) * (width - left - right)).toFixed(1)
      drawn.push(
        `<rect x="${left}" y="${y}" width="${length}" height="${barHeight}" rx="3" fill="${colours[kind]}"/>`,
        `<text x="${left + Number(length) + 8}" y="${y + 12}">${words}</text>`,
      )
      y += barHeight + 3
    }
    y += 8
  }
  return { drawn, bottom: y }
}

/**
 * An SVG of the bench for the README, readable on light and on dark: the Largest Contentful Paint of each page beside
 * its twins, and the bytes of each job beside the smallest peer and React Aria.
 */
export function benchPicture(sizes: Sizes, pages: Pages): string {
  const above = drawPanel(paintTimes(pages), 0)
  const below = drawPanel(bytesByJob(sizes), above.bottom + 16)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${below.bottom}" role="img" aria-label="Wherry beside bare React and other libraries: paint times by page, bytes by job">
<style>text{font:13px system-ui,sans-serif;fill:#3c4650}text[font-weight]{font-weight:600}@media (prefers-color-scheme:dark){text{fill:#d5dbe1}}</style>
${[...above.drawn, ...below.drawn].join('\n')}
</svg>
`
}
