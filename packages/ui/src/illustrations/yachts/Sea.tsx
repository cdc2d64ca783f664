import type { ReactNode } from 'react'

/** The water around a yacht: behind it, and a few waves in front of it; 240 × 120. */
export const Sea = ({ children }: { children: ReactNode }) => (
  <>
    <path
      d="M6 101C24 98 40 104 60 101S96 98 120 101S160 104 180 101S216 98 234 101V108C216 111 198 106 180 108.6S144 111 120 108.6S84 106 60 108.6S24 111 6 108Z"
      fill="var(--wherry-illo-sea)"
    />
    {children}
    <path
      d="M30 112.6C40 110.8 46 114.4 56 112.6M104 113.4C114 111.6 120 115.2 130 113.4M176 112.4C186 110.6 192 114.2 202 112.4"
      stroke="var(--wherry-illo-sea)"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </>
)
