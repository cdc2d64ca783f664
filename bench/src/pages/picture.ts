import type { Pages } from './measure.ts'
import { titles } from './report.ts'
import { routeNames } from './routes.ts'

const width = 720
const barHeight = 18
const left = 150
const colours = { ours: '#00ad5a', bare: '#8a94a0', aria: '#6b7fd7' }

/** Largest Contentful Paint of each page beside its twins, as an SVG that reads on light and on dark. */
export function lcpPicture({ visits }: Pages): string {
  const rows = routeNames.flatMap((name) => {
    const { ours, bare, aria } = visits[name]
    return [
      { title: titles[name], kind: 'ours' as const, lcp: ours.lcp },
      ...(bare ? [{ title: '', kind: 'bare' as const, lcp: bare.lcp }] : []),
      ...(aria ? [{ title: '', kind: 'aria' as const, lcp: aria.lcp }] : []),
    ]
  })
  const longest = Math.max(...rows.map(({ lcp }) => lcp))
  const scale = (width - left - 70) / longest
  let top = 44
  const drawn = rows.map(({ title, kind, lcp }) => {
    if (title) top += 8
    const y = top
    top += barHeight + 3
    const length = (lcp * scale).toFixed(1)
    const middle = y + barHeight / 2 + 4
    return [
      title && `<text x="${left - 12}" y="${middle}" text-anchor="end">${title}</text>`,
      `<rect x="${left}" y="${y}" width="${length}" height="${barHeight}" rx="3" fill="${colours[kind]}"/>`,
      `<text x="${left + Number(length) + 8}" y="${middle}">${(lcp / 1000).toFixed(2)} s</text>`,
    ].join('')
  })
  const named = (kind: keyof typeof colours, x: number, words: string) =>
    `<rect x="${x}" y="12" width="12" height="12" rx="3" fill="${colours[kind]}"/><text x="${x + 18}" y="22">${words}</text>`
  const legend = [
    named('ours', left, 'Wherry'),
    named('bare', left + 90, 'bare React that draws the same'),
    ...(visits.finder.aria ? [named('aria', left + 336, 'the same with React Aria')] : []),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top + 12}" role="img" aria-label="Largest Contentful Paint on slow 4G with a processor four times slower">
<style>text{font:13px system-ui,sans-serif;fill:#3c4650}@media (prefers-color-scheme:dark){text{fill:#d5dbe1}}</style>
${[legend, ...drawn].join('\n')}
</svg>
`
}
