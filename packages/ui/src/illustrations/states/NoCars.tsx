import { state } from '../drawing.css.ts'
import { drawing } from '../drawing.tsx'

export const NoCarsDrawing = /* @__PURE__ */ drawing('0 0 240 150', state, () => (
  <>
    <ellipse cx="120" cy="136" rx="96" ry="5" fill="var(--wherry-illo-shade)" />
    <path d="M44 122 92 100 148 114 196 96V34L148 50 92 36 44 56Z" fill="var(--wherry-illo-paper)" />
    <path d="M44 122V56L92 36V100ZM148 114V50L196 34V96Z" fill="var(--wherry-illo-fold)" />
    <path
      d="M92 36V100M148 50V114M44 122 92 100 148 114 196 96V34L148 50 92 36 44 56Z"
      stroke="var(--wherry-illo-line)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path
      d="M62 98C74 84 84 92 96 84"
      stroke="var(--wherry-illo-line)"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
    <path
      d="M106 79C122 68 134 84 150 74"
      stroke="var(--wherry-illo-line)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeDasharray="1 7"
    />
    <circle
      cx="62"
      cy="98"
      r="6"
      fill="var(--wherry-illo-paper)"
      stroke="var(--wherry-illo-line)"
      strokeWidth="2.5"
    />
    <path
      d="M171 86c10-10.5 15.5-19 15.5-27a15.5 15.5 0 1 0-31 0c0 8 5.5 16.5 15.5 27Z"
      fill="var(--wherry-illo-deep)"
    />
    <circle cx="171" cy="59" r="5.5" fill="var(--wherry-accent-solid)" />
  </>
))
