import { drawing } from '../drawing.tsx'
import { Sea } from './Sea.tsx'
import { yacht } from './yacht.css.ts'

export const GuletYacht = /* @__PURE__ */ drawing('0 0 240 120', yacht, () => (
  <Sea>
    <path d="M82 22V80M142 12V80" stroke="var(--wherry-illo-deep)" strokeWidth="2.6" strokeLinecap="round" />
    <path d="M142 13L234 73M142 13L82 23M82 23L22 78" stroke="var(--wherry-illo-deep-hi)" strokeWidth=".9" />
    <path
      d="M145 26C160 42 178 58 198 71C180 74 162 74 146.6 71.4C149 56 148 40 145 26Z"
      fill="var(--wherry-illo-body)"
    />
    <path
      d="M158 36C176 50 198 64 220 73.4C214 75 208 75.6 202 75.6C186 64 170 50 158 36Z"
      fill="var(--wherry-illo-hi)"
    />
    <path d="M138.6 22C132 42 118 60 98 71.4C112 74.4 126 74.4 138.6 72.6Z" fill="var(--wherry-illo-hi)" />
    <path d="M131 39L138.6 40.4M121 54L138.6 57" stroke="var(--wherry-illo-body-2)" strokeWidth="1" />
    <path d="M78.6 32C72 50 60 64 42 73.4C54 76 68 76 78.6 74.4Z" fill="var(--wherry-illo-body)" />
    <path d="M40 76H82M96 75H142" stroke="var(--wherry-illo-deep)" strokeWidth="2.4" strokeLinecap="round" />
    <path d="M30 84L34 77H84L88 84Z" fill="var(--wherry-illo-hi)" />
    <path d="M96 85L99 79H146L152 85Z" fill="var(--wherry-illo-hi)" />
    <path
      d="M40 80.6H46M54 80.6H60M68 80.6H74M106 82H112M120 82H126M134 82H140"
      stroke="var(--wherry-illo-glass)"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <path
      d="M12 78C18 83 30 84.6 44 85L150 86C176 86 200 82.4 234 72C222 84 208 95 192 102.4H42C28 98.6 16 90 12 78Z"
      fill="var(--wherry-illo-deep)"
    />
    <path
      d="M15 83.6C30 90 90 91 150 91C178 91 198 88 219 82.6"
      stroke="var(--wherry-illo-glass-2)"
      strokeWidth="1.6"
    />
    <path
      d="M20.6 90C60 97 150 97 206.6 93.4C202 97 197 100.2 192 102.4H42C33 99.8 25.6 95.4 20.6 90Z"
      fill="var(--wherry-illo-deep-2)"
    />
    <path
      d="M160 84V78.6M174 82.6V76.8M188 80V74.4M156 79.4C172 78 186 75.6 198 72.6"
      stroke="var(--wherry-illo-deep)"
      strokeWidth="1.1"
      strokeLinecap="round"
    />
  </Sea>
))
