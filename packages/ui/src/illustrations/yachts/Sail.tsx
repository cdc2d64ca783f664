import { drawing } from '../drawing.tsx'
import { Sea } from './Sea.tsx'
import { yacht } from './yacht.css.ts'

export const SailYacht = /* @__PURE__ */ drawing('0 0 240 120', yacht, () => (
  <Sea>
    <path d="M126 8V90" stroke="var(--wherry-illo-deep)" strokeWidth="2.2" strokeLinecap="round" />
    <path d="M126 9L212 83M126 9L38 87" stroke="var(--wherry-illo-deep-hi)" strokeWidth=".9" />
    <path d="M122.6 13C113 37 96 61 69 79.4C88 81.4 106 81.4 122.6 80Z" fill="var(--wherry-illo-hi)" />
    <path
      d="M122.6 13C119.6 20.5 115.9 28 111.4 35.4L122.6 36.6ZM97.6 54.2L122.6 57.4V80C117.6 80.4 112.5 80.7 107.3 80.8Z"
      fill="var(--wherry-illo-body)"
      opacity=".55"
    />
    <path
      d="M116 26L122.6 26.8M107 42L122.6 44M93 59L122.6 62"
      stroke="var(--wherry-illo-body-2)"
      strokeWidth="1"
    />
    <path
      d="M131 17.6C151 36 178 60.4 203 78.4C180 83 152 83 133.6 80C139 60 138 38 131 17.6Z"
      fill="var(--wherry-illo-body)"
    />
    <path
      d="M131 17.6C140 45 140 62 133.6 80C141 81.2 150 81.9 160 82C154 60 145 38 131 17.6Z"
      fill="var(--wherry-illo-hi)"
    />
    <path d="M66 83.2H126" stroke="var(--wherry-illo-deep)" strokeWidth="2.4" strokeLinecap="round" />
    <path d="M92 89C94 85.4 97 84.2 101 84.2H142C150 84.4 158 86.4 166 89Z" fill="var(--wherry-illo-body)" />
    <path
      d="M104 86.6H118M124 86.6H138"
      stroke="var(--wherry-illo-glass)"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <path
      d="M28 87C90 91 160 90 216 83.4C208 93 197 99.4 184 102.4H60C45 100.4 33.6 95 28 87Z"
      fill="var(--wherry-illo-deep)"
    />
    <path
      d="M34 92.2C92 95.8 160 95 208 90.6"
      stroke="var(--wherry-accent-solid)"
      strokeWidth="1.6"
      fill="none"
    />
    <path
      d="M28 86.6L31 78.6H42M31 78.6V87M42 78.6V87.6"
      stroke="var(--wherry-illo-deep)"
      strokeWidth="1.1"
      fill="none"
      strokeLinecap="round"
    />
  </Sea>
))
