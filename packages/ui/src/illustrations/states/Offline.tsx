import { state } from '../drawing.css.ts'
import { drawing } from '../drawing.tsx'

export const OfflineDrawing = /* @__PURE__ */ drawing('0 0 240 150', state, () => (
  <>
    <ellipse cx="120" cy="136" rx="86" ry="5" fill="var(--wherry-illo-shade)" />
    <path d="M40 116H98M142 116H200" stroke="var(--wherry-illo-line)" strokeWidth="3" strokeLinecap="round" />
    <path
      d="M106 108 100 116 108 124M134 108 140 116 132 124"
      stroke="var(--wherry-illo-line)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle
      cx="40"
      cy="116"
      r="7"
      fill="var(--wherry-illo-paper)"
      stroke="var(--wherry-illo-line)"
      strokeWidth="2.5"
    />
    <circle cx="200" cy="116" r="8" fill="var(--wherry-illo-deep)" />
    <path
      d="M84 88a22 22 0 0 1 4-43.6A34 34 0 0 1 153 51a19 19 0 0 1 1 37H84Z"
      fill="var(--wherry-illo-fold)"
    />
    <path
      d="M84 88a22 22 0 0 1 4-43.6A34 34 0 0 1 153 51"
      stroke="var(--wherry-illo-line)"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <path
      d="M161 53.8A19 19 0 0 1 154 88H96"
      stroke="var(--wherry-illo-line)"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <circle cx="120" cy="66" r="3" fill="var(--wherry-accent-solid)" />
    <path
      d="M111 58a13 13 0 0 1 18 0M105 51.5a22 22 0 0 1 30 0"
      stroke="var(--wherry-illo-line)"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </>
))
