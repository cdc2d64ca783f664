import { drawing } from '../drawing.tsx'
import { Sea } from './Sea.tsx'
import { yacht } from './yacht.css.ts'

export const SportYacht = /* @__PURE__ */ drawing('0 0 240 120', yacht, () => (
  <Sea>
    <path
      d="M84 68L98 55H136"
      stroke="var(--wherry-illo-deep)"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M92 53.6C106 51 124 51 138 54.4L135 57.4H95Z" fill="var(--wherry-illo-body)" />
    <path d="M122 47V52" stroke="var(--wherry-illo-deep)" strokeWidth="1.4" strokeLinecap="round" />
    <path d="M106 71L120 57.4H136C148 59.4 158 64 166 70L150 73Z" fill="var(--wherry-illo-glass)" />
    <path d="M136 57.4L142 72" stroke="var(--wherry-illo-hi)" strokeWidth="1.8" />
    <path
      d="M42 84L46 77C47 75 48.6 74 51 74L112 72.6C140 71.6 160 70 174 68.6C188 70 202 72.6 216 76.4L90 86Z"
      fill="var(--wherry-illo-hi)"
    />
    <path
      d="M58 74V69.6C58 67.6 59.4 66.4 61.4 66.4H70C72 66.4 73.4 67.6 73.4 69.6V74M84 73.6V69.2C84 67.2 85.4 66 87.4 66H95C97 66 98.4 67.2 98.4 69.2V73"
      fill="var(--wherry-illo-body-2)"
    />
    <path
      d="M26 84C90 85 160 82 230 73.4C222 85 209 95 194 102.4H42C33 98 28 92 26 84Z"
      fill="var(--wherry-illo-deep)"
    />
    <path d="M28 88.6C90 90.4 160 87.6 223 80.6" stroke="var(--wherry-accent-solid)" strokeWidth="1.6" />
    <path
      d="M32.4 95.6C90 97 150 96.4 205 95.6C201.6 98.2 198 100.4 194 102.4H42C38.2 100.6 35 98.4 32.4 95.6Z"
      fill="var(--wherry-illo-deep-2)"
    />
    <path
      d="M120 92H132M140 91.4H152"
      stroke="var(--wherry-illo-glass-2)"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <path
      d="M176 69L214 74.6M184 70V66.4M198 71.8V67.6M180 66.4C194 66 206 67.8 216 72"
      stroke="var(--wherry-illo-deep)"
      strokeWidth="1.1"
      strokeLinecap="round"
    />
    <path d="M18 86H28V96H22C20 96 18.6 94.8 18.4 93Z" fill="var(--wherry-illo-glass)" />
  </Sea>
))
