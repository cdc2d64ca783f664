import { ComfortShapes } from '../cars/Comfort.tsx'
import { state } from '../drawing.css.ts'
import { drawing } from '../drawing.tsx'

export const OrderPlacedDrawing = /* @__PURE__ */ drawing('0 0 240 150', state, () => (
  <>
    <g transform="translate(8 49) scale(.93)">
      <ComfortShapes />
    </g>
    <path
      d="M32 62C60 62 62 32 92 32H142C160 32 168 38 178 44"
      stroke="var(--wherry-illo-line)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeDasharray="1 7"
    />
    <circle
      cx="32"
      cy="62"
      r="6"
      fill="var(--wherry-illo-paper)"
      stroke="var(--wherry-illo-line)"
      strokeWidth="2.5"
    />
    <path
      d="M188 84c13-13.6 20-24.6 20-35a20 20 0 1 0-40 0c0 10.4 7 21.4 20 35Z"
      fill="var(--wherry-accent-solid)"
    />
    <path
      d="m179.5 49.5 6 6 11.5-12"
      stroke="var(--wherry-accent-ink)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
))
