import { clamp, longestName } from '../../format/outside.ts'

export interface OutsideProps {
  /** A name or text from outside. */
  children: string
  /** Characters after which it is cut. @default 120 */
  longest?: number
  className?: string
}

/** A name from outside: of its own direction, clamped, breaking anywhere rather than pushing its place apart (SEC-07). */
export function Outside({ children, longest = longestName, className }: OutsideProps) {
  return (
    <bdi className={className} style={{ overflowWrap: 'anywhere' }}>
      {clamp(children, longest)}
    </bdi>
  )
}
