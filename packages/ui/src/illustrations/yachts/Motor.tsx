import { drawing } from '../drawing.tsx'
import { Sea } from './Sea.tsx'
import { yacht } from './yacht.css.ts'

export const MotorYacht = /* @__PURE__ */ drawing('0 0 240 120', yacht, () => (
  <Sea>
    <path
      d="M96 50L101 33H116L111 49"
      fill="none"
      stroke="var(--wherry-illo-deep)"
      strokeWidth="2.4"
      strokeLinejoin="round"
    />
    <path
      d="M102 33.2L99 24M113 33L114.6 27.4"
      stroke="var(--wherry-illo-deep)"
      strokeWidth="1.4"
      strokeLinecap="round"
    />
    <path d="M64 64L77 49.6H137C146 50.4 153 55.4 160 62Z" fill="var(--wherry-illo-body)" />
    <path d="M112 52H135C141 52.8 146 55.8 150.6 60.4L118 61Z" fill="var(--wherry-illo-glass)" />
    <path
      d="M40 82L52 66C53.8 63.8 56 62.8 59 62.6L152 60.4C166 61 179 67.6 190 75.4L100 84Z"
      fill="var(--wherry-illo-hi)"
    />
    <path
      d="M62 67.4L146 65C158 65.6 167 69 176 74.4L72 78.6C64 78.8 60 77 60.4 72Z"
      fill="var(--wherry-illo-glass)"
    />
    <path
      d="M98 66.4L92 77.8M126 65.6L122 76.6M150 65.4L150 75.4"
      stroke="var(--wherry-illo-hi)"
      strokeWidth="2"
    />
    <path
      d="M16 80.6C70 81.6 150 78.6 226 68.6C218 81.6 206 93 192 102.4H34C25 97.6 18.6 90.6 16 80.6Z"
      fill="var(--wherry-illo-deep)"
    />
    <path
      d="M18 86.4C72 88 150 85 219.6 77.6"
      stroke="var(--wherry-illo-deep-hi)"
      strokeWidth="1.4"
      fill="none"
    />
    <path
      d="M24.6 94.6C74 95.6 150 94.4 203.6 93.6C200 96.8 196 99.8 192 102.4H34C30.4 100.4 27.2 97.8 24.6 94.6Z"
      fill="var(--wherry-illo-deep-2)"
    />
    <path
      d="M92 90.4H104M112 90.2H124M132 89.8H144"
      stroke="var(--wherry-illo-glass-2)"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <path
      d="M184 73.6L224 67.4M194 66.4V72M206 64.6V70M218 63V68.2M184 67.6L221 62.6"
      stroke="var(--wherry-illo-deep)"
      strokeWidth="1.1"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M18 80L18 71L34 71V80" fill="none" stroke="var(--wherry-illo-deep)" strokeWidth="1.1" />
  </Sea>
))
