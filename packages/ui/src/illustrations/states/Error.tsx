import { state } from '../drawing.css.ts'
import { drawing } from '../drawing.tsx'

export const ErrorDrawing = /* @__PURE__ */ drawing('0 0 240 150', state, () => (
  <>
    <ellipse cx="120" cy="136" rx="92" ry="4.5" fill="var(--wherry-illo-shade)" />
    <path
      d="M36 134H204"
      stroke="var(--wherry-illo-line)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeDasharray="18 12"
    />
    <path d="M96 128h48l-4-8h-40z" fill="var(--wherry-illo-deep)" />
    <path
      d="M120 44c3 0 5 1.6 6 4.6L138 120h-36l12-71.4c1-3 3-4.6 6-4.6Z"
      fill="var(--wherry-accent-solid)"
    />
    <path d="M110.6 68h18.8l3 18h-24.8zM105.4 100h29.2l1.6 10h-32.4z" fill="var(--wherry-illo-paper)" />
    <path
      d="M166 92c8-2 12-8 12-14M178 100c11-2 18-11 18-22M62 92c-8-2-12-8-12-14M54 104c-8-2-13.5-8-15.5-16"
      stroke="var(--wherry-illo-line)"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </>
))
