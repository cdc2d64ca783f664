import type { ReactNode } from 'react'
import type { Texts } from './texts.ts'

/** Props of each section of the board. */
export interface SectionProps {
  texts: Texts
}

/** One card of the board, never split over two columns. */
export function Section({ children }: { children: ReactNode }) {
  return (
    <div
      data-section=""
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 12,
        padding: 16,
        marginBlockEnd: 16,
        breakInside: 'avoid',
        borderRadius: 'var(--wherry-radius-card)',
        background: 'var(--wherry-surface-1)',
        boxShadow: 'var(--wherry-edge-1)',
      }}
    >
      {children}
    </div>
  )
}

/** Small components side by side, as many as fit. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minWidth: 0 }}>
      {children}
    </div>
  )
}

/** Empty callback for actions that have no effect in a story. */
export const nothing = () => {}
