import { car } from '../drawing.css.ts'
import { drawing } from '../drawing.tsx'
import { Wheels } from './Wheels.tsx'

export const BusinessCar = /* @__PURE__ */ drawing('0 0 240 96', car, () => (
  <>
    <ellipse cx="120" cy="84.6" rx="101" ry="3.2" fill="var(--wherry-illo-shade)" />
    <path
      d="M23 67C21.6 61 21.4 55 23.6 50.4C24.6 48 26.4 47 29.4 46.6L45 45.2C56 37.6 69.6 29.8 86 27.8C97 26.5 110 26.4 119 27.8C131 30 143 38.6 153 46.8C176 47.6 202.6 49.8 212 54.2C217 56.8 219 61 219 66L219 71C219 74 217.5 75.7 214.5 75.8L27 76C24.6 75.8 23.6 71 23 67Z"
      fill="var(--wherry-illo-deep)"
    />
    <path
      d="M23.7 70.6L219 70.6L219 71C219 74 217.5 75.7 214.5 75.8L27 76C25.2 75.8 24.2 73.2 23.7 70.6Z"
      fill="var(--wherry-illo-deep-2)"
    />
    <path
      d="M55 45.6C64.6 38.8 76 33 89 31.2C98.6 30.1 109.6 30 117.4 31.2C128 33.2 137.6 39.8 146 46.6Z"
      fill="var(--wherry-illo-glass)"
    />
    <path d="M126 46.2L118 31.4C120.8 32 123.4 32.9 126 34.2L134.6 46.4Z" fill="var(--wherry-illo-glass-2)" />
    <path d="M105.4 29L107 47.4" stroke="var(--wherry-illo-deep)" strokeWidth="3" fill="none" />
    <path d="M74 34L68.6 47" stroke="var(--wherry-illo-deep)" strokeWidth="1.6" fill="none" />
    <path
      d="M55 45.9L146 46.9M55 45.6C64.6 38.8 76 33 89 31.2C98.6 30.1 109.6 30 117.4 31.2"
      stroke="var(--wherry-illo-deep-hi)"
      strokeWidth="1.1"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="M27 52.8C70 50.8 150 51 205 55.2"
      stroke="var(--wherry-illo-deep-hi)"
      strokeWidth="1.2"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="M107 47L106.6 73M142.6 47.2C148.4 54 149.6 64 148 73M68.2 46.4C69 52 73 57 80 60.4M150.6 48.2C172 48.8 194 50.4 208 54"
      stroke="var(--wherry-illo-deep-hi)"
      strokeWidth=".9"
      fill="none"
      strokeLinecap="round"
      opacity=".75"
    />
    <path
      d="M77 51L84.4 50.8M112.6 51.1L120 51.2"
      stroke="var(--wherry-illo-hi)"
      strokeWidth="1.5"
      fill="none"
      strokeLinecap="round"
      opacity=".8"
    />
    <path
      d="M208 66.8L217.8 66.4M23.2 64.4L31 64.2"
      stroke="var(--wherry-illo-deep-hi)"
      strokeWidth="1.1"
      strokeLinecap="round"
      opacity=".8"
    />
    <path
      d="M201 52.8C207.6 53.6 213.8 56 216.4 60L207.6 59.2C204 57.8 202 55.6 201 52.8Z"
      fill="var(--wherry-illo-lamp)"
    />
    <path
      d="M201 52.8C207.6 53.6 213.8 56 216.4 60L207.6 59.2C204 57.8 202 55.6 201 52.8Z"
      fill="none"
      stroke="var(--wherry-illo-deep)"
      strokeWidth=".5"
      opacity=".5"
    />
    <path
      d="M23.6 50.6C24.4 48.6 25.8 47.6 28 47.2L35.6 46.8L33.2 53.2L22.3 54.6C22.5 53.2 22.9 51.8 23.6 50.6Z"
      fill="var(--wherry-illo-tail)"
    />
    <path
      d="M140.6 45C140.6 43.6 141.6 43 143.2 43L147 43.2C148.6 43.4 148.8 45 148 46.4L147.2 47.6L141.2 47.2Z"
      fill="var(--wherry-illo-deep-2)"
    />
    <Wheels at={[67, 185]} radius={13.6} spokes={5} />
  </>
))
