import { clamp, longestName } from '../kernel/format/outside.ts'

export interface OutsideProps {
  /** A name or text from outside. */
  children: string
  /** Maximum number of characters that are shown. @default 120 */
  longest?: number
  className?: string
}

/**
 * A name from outside. It has its own text direction, is cut if too long, and can break anywhere, so that it cannot
 * widen its container (SEC-07).
 */
export function Outside({ children, longest = longestName, className }: OutsideProps) {
  return (
    <bdi className={className} style={{ overflowWrap: 'anywhere' }}>
      {clamp(children, longest)}
    </bdi>
  )
}
