import { drawing } from '../drawing.tsx'
import { Sea } from './Sea.tsx'
import { yacht } from './yacht.css.ts'

export const CatamaranYacht = /* @__PURE__ */ drawing('0 0 240 120', yacht, () => (
  <Sea>
    <path d="M118 6V74" stroke="var(--wherry-illo-deep)" strokeWidth="2.4" strokeLinecap="round" />
    <path d="M118 8L206 82" stroke="var(--wherry-illo-deep-hi)" strokeWidth=".9" />
    <path d="M114.4 11L106 12.4C96 34 78 54 58 66.4C76 70.4 96 71 114.4 69.6Z" fill="var(--wherry-illo-hi)" />
    <path
      d="M100 25L114.4 26.6M89.6 41L114.4 44M75 55.4L114.4 60"
      stroke="var(--wherry-illo-body-2)"
      strokeWidth="1"
    />
    <path
      d="M75 55.4L114.4 60V69.6C96 71 76 70.4 58 66.4C64 62.8 69.6 59.2 75 55.4Z"
      fill="var(--wherry-illo-body)"
      opacity=".6"
    />
    <path
      d="M123 20C144 40 170 62 196 78C172 81.6 146 80 127 76C131 58 130 38 123 20Z"
      fill="var(--wherry-illo-body)"
    />
    <path d="M56 71H118" stroke="var(--wherry-illo-deep)" strokeWidth="2.4" strokeLinecap="round" />
    <path d="M60 87C64 77.6 70 73.8 80 73.6H128C142 74 154 79 164 87Z" fill="var(--wherry-illo-hi)" />
    <path
      d="M74 83.6C76 79.6 79.4 77.8 84 77.8H126C136 78 145 80.2 152 83.6Z"
      fill="var(--wherry-illo-glass)"
    />
    <path d="M98 77.8L96.6 83.6M122 77.8L123 83.6" stroke="var(--wherry-illo-hi)" strokeWidth="2" />
    <path d="M52 85H214C212.4 90 209.6 94 205 97H66C59 95 54 91 52 85Z" fill="var(--wherry-illo-glass-2)" />
    <path
      d="M26 86.4C28 85.6 30 85.4 33 85.4L206 85C203.6 93.4 198 99.4 190 102.4H50C37 100.4 29 94.6 26 86.4Z"
      fill="var(--wherry-illo-deep)"
    />
    <path d="M29.6 91.4L202.4 91" stroke="var(--wherry-illo-deep-hi)" strokeWidth="1.3" />
    <path
      d="M74 95.4H84M94 95.4H104M114 95.4H124M134 95.4H144"
      stroke="var(--wherry-illo-glass-2)"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
    <path
      d="M28 85V77.6H46V85M176 85V79M188 85V79M200 85V79M174 79H203"
      stroke="var(--wherry-illo-deep)"
      strokeWidth="1.1"
      fill="none"
      strokeLinecap="round"
    />
  </Sea>
))
