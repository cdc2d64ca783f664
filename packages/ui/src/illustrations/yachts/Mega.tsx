import { drawing } from '../drawing.tsx'
import { Sea } from './Sea.tsx'
import { yacht } from './yacht.css.ts'

export const MegaYacht = /* @__PURE__ */ drawing('0 0 240 120', yacht, () => (
  <Sea>
    <path
      d="M116 36V24M112 28H120M126 36L129 27"
      stroke="var(--wherry-illo-deep)"
      strokeWidth="1.5"
      strokeLinecap="round"
    />
    <path d="M104 46L109 35.6H130C135 36.4 139 40.6 143 46Z" fill="var(--wherry-illo-body)" />
    <path d="M78 58L86 45.6H144C152 46.6 158 51.6 163 58Z" fill="var(--wherry-illo-hi)" />
    <path d="M92 49.4H142C147 50.2 151 52.6 154.4 56H88Z" fill="var(--wherry-illo-glass)" />
    <path d="M54 70L62 57.4H164C172 58.4 178 63.4 184 70Z" fill="var(--wherry-illo-hi)" />
    <path d="M68 61.2H162C168 62 172.4 64.4 176 68H64Z" fill="var(--wherry-illo-glass)" />
    <path d="M30 83L40 69.6H182C194 70.6 203 75 210 80Z" fill="var(--wherry-illo-hi)" />
    <path d="M48 73.4H180C189 74.2 196 76.4 202 79.4L44 81Z" fill="var(--wherry-illo-glass)" />
    <path
      d="M104 49.4L102 56M122 49.4V56M140 49.4L143 56M84 61.2L82 68M106 61.2L105 68M128 61.2V68M150 61.2L152 68M68 73.4L66 80.8M96 73.4L95 80.6M124 73.4V80.3M152 73.4L153 80M176 73.4L180 79.8"
      stroke="var(--wherry-illo-hi)"
      strokeWidth="1.6"
    />
    <path
      d="M6 82.4C80 83.6 164 82 236 73.4C230 85 221 94.6 208 102.4H26C15 98 8.6 91 6 82.4Z"
      fill="var(--wherry-illo-deep)"
    />
    <path
      d="M8 87.4C80 89.4 164 87.6 231 80.6"
      stroke="var(--wherry-illo-deep-hi)"
      strokeWidth="1.2"
      fill="none"
    />
    <path
      d="M15 95C80 96.6 160 95.6 217.6 95.2C214.8 97.8 211.6 100.2 208 102.4H26C21.6 100.6 18 98.2 15 95Z"
      fill="var(--wherry-illo-deep-2)"
    />
    <path
      d="M60 91.6H64M72 91.6H76M84 91.6H88M96 91.5H100M108 91.4H112M120 91.3H124M132 91.2H136M144 91H148M156 90.8H160"
      stroke="var(--wherry-illo-glass-2)"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <path
      d="M204 76.4L234 72.6M208 71V76M220 69.6V74.4M231 68.2V73M206 71.2L233 68"
      stroke="var(--wherry-illo-deep)"
      strokeWidth="1"
      fill="none"
      strokeLinecap="round"
    />
  </Sea>
))
