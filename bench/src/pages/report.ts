import { markdown, verdict } from '../markdown.ts'
import type { Pages, Visited } from './measure.ts'
import { type RouteName, routeNames } from './routes.ts'

/** At most so many times the twin's. */
const lcpBar = 1.15
const blockingBar = 1.2
/** Milliseconds that measuring itself is unsteady by: a twin that blocks for less is no measure. */
const unsteadyMs = 50
/** Milliseconds from an input to the frame that shows it, at most. */
const inpBar = 150
/** Below this nothing is seen to move (two digits of CLS are 0). */
const clsBar = 0.005

const seconds = (ms: number) => (ms / 1000).toFixed(2)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const times = (own: number, other: number) => `${(own / other).toFixed(2)}x`

interface Bar {
  words: string
  isMet: boolean
}

/** The bars of the finder, whose first screen has them, and of the whole journey. */
export function pageBars({ visits, interactions }: Pages): Bar[] {
  const { ours, bare } = visits.finder
  const longest = Math.max(...Object.values(interactions))
  const blocking = Math.max(bare!.blocking, unsteadyMs) * blockingBar
  return [
    {
      words: `LCP of the finder ${times(ours.lcp, bare!.lcp)} of bare React (bar ${lcpBar}x)`,
      isMet: ours.lcp <= bare!.lcp * lcpBar,
    },
    {
      words: `blocking time of the finder ${ours.blocking.toFixed(0)} ms (bar ${blocking.toFixed(0)} ms: ${blockingBar}x of bare React)`,
      isMet: ours.blocking <= blocking,
    },
    ...routeNames.map((name) => ({
      words: `CLS of the ${name} ${visits[name].ours.cls.toFixed(3)} (bar 0)`,
      isMet: visits[name].ours.cls < clsBar,
    })),
    { words: `INP over the journey ${longest} ms (bar ${inpBar} ms)`, isMet: longest < inpBar },
  ]
}

const cells = (name: string, { fcp, lcp, blocking, cls, bytes, largest }: Visited) => [
  name,
  ...[seconds(fcp), seconds(lcp), blocking.toFixed(0), cls.toFixed(3)],
  ...[bytes.script, bytes.style, bytes.font, bytes.document, bytes.image, bytes.data].map(kilobytes),
  String(bytes.requests),
  largest.slice(0, 24),
]

/** Each page beside its twin, and what came over the network. */
export function visitTable({ visits }: Pages): string {
  const head = ['Page', 'FCP, s', 'LCP, s', 'Blocking, ms', 'CLS']
  const bytes = ['Script, kB', 'Style', 'Fonts', 'Document', 'Images', 'Data', 'Requests', 'Largest']
  const titles: Record<RouteName, string> = {
    finder: 'Finder',
    offers: 'Offers',
    booking: 'Booking form',
    embed: 'Embedded finder',
  }
  const body = routeNames.flatMap((name) => {
    const { ours, bare } = visits[name]
    return [cells(titles[name], ours), ...(bare ? [cells('– in bare React', bare)] : [])]
  })
  return markdown([...head, ...bytes], body)
}

/** What each step of the journey took. */
export const interactionTable = ({ interactions }: Pages): string =>
  markdown(
    ['Step', 'ms'],
    Object.entries(interactions).map(([name, took]) => [name, String(took)]),
  )

/** The bars as a list, each with whether it is met. */
export const barList = (pages: Pages): string =>
  pageBars(pages)
    .map(({ words, isMet }) => `- ${words}: ${verdict(isMet)}`)
    .join('\n')
