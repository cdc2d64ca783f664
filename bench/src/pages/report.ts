import { markdown, verdict } from '../markdown.ts'
import type { Pages, Visited } from './measure.ts'
import { type RouteName, routeNames } from './routes.ts'

/** Maximum ratio of our times to those of the twin with React only. */
const lcpBar = 1.15
const blockingBar = 1.2
/** Maximum ratio of our times to those of the twin with React Aria. */
const ariaLcpBar = 0.75
const ariaBlockingBar = 0.5
/** Noise of the measurement in milliseconds: no ratio is computed to a twin that blocks for less. */
const unsteadyMs = 50
/** Maximum time in milliseconds from an input to the frame that shows it. */
const inpBar = 150
/** Largest CLS that counts as none (its first two digits are 0). */
const clsBar = 0.005

export const titles: Record<RouteName, string> = {
  finder: 'Finder',
  offers: 'Offers',
  booking: 'Booking form',
  embed: 'Embedded finder',
}

export const seconds = (ms: number) => (ms / 1000).toFixed(2)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const times = (own: number, other: number) => `${(own / other).toFixed(2)}x`

interface Bar {
  words: string
  isMet: boolean
}

function blockingOf(ours: Visited, bare: Visited): Bar {
  const most = Math.max(bare.blocking, unsteadyMs) * blockingBar
  const figures = `${ours.blocking.toFixed(0)} ms, bare React ${bare.blocking.toFixed(0)} ms`
  const bar =
    Math.max(ours.blocking, bare.blocking) <= unsteadyMs
      ? `both under what measuring is unsteady by (${unsteadyMs} ms), bar ${blockingBar}x of at least that`
      : `bar ${blockingBar}x, of ${unsteadyMs} ms at least: ${most.toFixed(0)} ms`
  return { words: `blocking time of the finder ${figures}; ${bar}`, isMet: ours.blocking <= most }
}

const besideAria = (ours: Visited, aria: Visited): Bar[] => [
  {
    words: `LCP of the finder ${times(ours.lcp, aria.lcp)} of the page of React Aria (bar ${ariaLcpBar}x)`,
    isMet: ours.lcp <= aria.lcp * ariaLcpBar,
  },
  {
    words: `blocking time of the finder ${ours.blocking.toFixed(0)} ms, the page of React Aria ${aria.blocking.toFixed(0)} ms (bar ${ariaBlockingBar}x)`,
    isMet: ours.blocking <= aria.blocking * ariaBlockingBar,
  },
]

/** The bars of the finder's first screen, and of the whole journey. */
export function pageBars({ visits, interactions }: Pages): Bar[] {
  const { ours, bare, aria } = visits.finder
  const longest = Math.max(...Object.values(interactions))
  return [
    {
      words: `LCP of the finder ${times(ours.lcp, bare!.lcp)} of bare React (bar ${lcpBar}x)`,
      isMet: ours.lcp <= bare!.lcp * lcpBar,
    },
    blockingOf(ours, bare!),
    ...(aria ? besideAria(ours, aria) : []),
    ...routeNames.map((name) => ({
      words: `CLS of the ${name} ${visits[name].ours.cls.toFixed(3)} (bar 0; below ${clsBar} counts as 0)`,
      isMet: visits[name].ours.cls < clsBar,
    })),
    { words: `INP over the journey ${longest} ms (bar ${inpBar} ms)`, isMet: longest < inpBar },
  ]
}

const cells = (name: string, { fcp, lcp, usable, blocking, cls, bytes, largest }: Visited) => [
  name,
  ...[seconds(fcp), seconds(lcp), seconds(usable), blocking.toFixed(0), cls.toFixed(3)],
  ...[bytes.script, bytes.style, bytes.font, bytes.document, bytes.image, bytes.data].map(kilobytes),
  String(bytes.requests),
  largest.slice(0, 24),
]

/** Each page beside its twins, with the bytes that were loaded. */
export function visitTable({ visits }: Pages): string {
  const head = ['Page', 'FCP, s', 'LCP, s', 'Usable, s', 'Blocking, ms', 'CLS']
  const bytes = ['Script, kB', 'Style', 'Fonts', 'Document', 'Images', 'Data', 'Requests', 'Largest']
  const body = routeNames.flatMap((name) => {
    const { ours, bare, aria } = visits[name]
    return [
      cells(titles[name], ours),
      ...(bare ? [cells('– in bare React', bare)] : []),
      ...(aria ? [cells('– with React Aria', aria)] : []),
    ]
  })
  return markdown([...head, ...bytes], body)
}

/** Table with the milliseconds of each step of the journey. */
export const interactionTable = ({ interactions }: Pages): string =>
  markdown(
    ['Step', 'ms'],
    Object.entries(interactions).map(([name, took]) => [name, String(took)]),
  )

/** The bars as a list, each marked as met or missed. */
export const barList = (pages: Pages): string =>
  pageBars(pages)
    .map(({ words, isMet }) => `- ${words}: ${verdict(isMet)}`)
    .join('\n')
