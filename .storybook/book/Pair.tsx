import { Badge } from '@wherry/ui'
import type { MeasuredPair } from '@wherry/ui/testing/themePairs.ts'

/** Background of a pair: an overlay upon a surface, or one colour. */
function grounded(ground: string): string {
  const [top, under] = ground.split(' ')
  const variable = `var(--wherry-${top})`
  return under ? `linear-gradient(${variable}, ${variable}), var(--wherry-${under})` : variable
}

const down = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)

/**
 * One pair as it is drawn, with its ratio, rounded down, and the ratio that it needs. A pair under it is marked and
 * carries no text.
 */
function Pair({ pair: { ink, ground, ratio, needed } }: { pair: MeasuredPair }) {
  const color = `var(--wherry-${ink})`
  return (
    <li className="book-pair" data-ratio={down(ratio)}>
      <div className="book-sample" style={{ background: grounded(ground), color }}>
        {needed >= 4.5 && ratio >= needed ? (
          'From the airport'
        ) : (
          <span className="book-mark" style={{ borderColor: color }} />
        )}
      </div>
      <span className="book-ratio">
        {down(ratio)} : 1 <span className="book-quiet">of {needed}</span>
        {ratio < needed && <Badge tone="critical">Under</Badge>}
      </span>
      <p className="book-quiet">
        {ink} on {ground.replace(' ', ' upon ')}
      </p>
    </li>
  )
}

export function Pairs({ pairs }: { pairs: readonly MeasuredPair[] }) {
  return (
    <ul className="book-pairs">
      {pairs.map((pair) => (
        <Pair key={`${pair.ink} ${pair.ground}`} pair={pair} />
      ))}
    </ul>
  )
}
