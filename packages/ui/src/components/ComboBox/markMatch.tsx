import type { ReactNode } from 'react'
import { matched } from '../../private/overlay/optionText.css.ts'
import { matchRanges } from './matchRanges.ts'

/** A text with the part that matches a query in `<mark>`; case and diacritics are ignored. */
export function markMatch(text: string, query: string): ReactNode {
  const ranges = matchRanges(text, query)
  if (ranges.length === 0) return text
  return [
    ...ranges.map(([start, end], index) => (
      <span key={start}>
        {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
        <mark className={matched}>{text.slice(start, end)}</mark>
      </span>
    )),
    text.slice(ranges.at(-1)![1]),
  ]
}
