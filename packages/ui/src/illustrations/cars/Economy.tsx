import { car } from '../drawing.css.ts'
import { drawing } from '../drawing.tsx'
import { Wheels } from './Wheels.tsx'

export const EconomyCar = /* @__PURE__ */ drawing('0 0 240 96', car, () => (
  <>
    <ellipse cx="120" cy="84.6" rx="83" ry="3.2" fill="var(--wherry-illo-shade)" />
    <path
      d="M40 67C38.8 60 39.6 52 42.4 46.4C46 38.6 50 31 55.6 28C58 26.6 62 25.8 67 25.4C83 24.2 105 24 116.6 25.8C130 28 142 37 152 46.4C168 47.6 185 49.6 193 53.8C198.8 57 201 62 201 67L201 71C201 74 199.5 75.7 196.5 75.8L44.4 76C41.8 75.8 40.6 71 40 67Z"
      fill="var(--wherry-illo-body)"
    />
    <path
      d="M40.6 70.4L201 70.4L201 71C201 74 199.5 75.7 196.5 75.8L44.4 76C42.2 75.8 41.2 73.2 40.6 70.4Z"
      fill="var(--wherry-illo-body-2)"
    />
    <path
      d="M53.6 44.2C56 37.8 59.4 32.6 64.4 30.6C67 29.6 71 29.2 76 28.8C89 27.9 104.6 28 114.6 29.4C126 31.2 136 38 145 46.2Z"
      fill="var(--wherry-illo-glass)"
    />
    <path
      d="M124 45.8L116.4 30.2C119 30.8 121.6 31.8 124.2 33.2L132.4 46Z"
      fill="var(--wherry-illo-glass-2)"
    />
    <path d="M101 27L102.6 47" stroke="var(--wherry-illo-body)" strokeWidth="3" fill="none" />
    <path d="M70.6 28.6L66.4 46" stroke="var(--wherry-illo-body)" strokeWidth="1.6" fill="none" />
    <path
      d="M46 52.4C80 50 140 50.4 186 54"
      stroke="var(--wherry-illo-hi)"
      strokeWidth="1.2"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="M102.6 46.4L102.4 73M141.4 46.6C146 54 147 64 145.4 73M66 45.4C66.4 50 70 56 76.6 60M150 47.6C166 48.6 180 50.2 190 53"
      stroke="var(--wherry-illo-glass-2)"
      strokeWidth=".9"
      fill="none"
      strokeLinecap="round"
      opacity=".75"
    />
    <path
      d="M72.6 50.4L79.6 50.2M107.6 50.4L114.6 50.5"
      stroke="var(--wherry-illo-deep)"
      strokeWidth="1.5"
      fill="none"
      strokeLinecap="round"
      opacity=".8"
    />
    <path
      d="M190 66.8L199.8 66.4M41.2 64.4L49 64.2"
      stroke="var(--wherry-illo-glass-2)"
      strokeWidth="1.1"
      strokeLinecap="round"
      opacity=".8"
    />
    <path
      d="M183 53C189 53.6 195.4 56.2 198.2 60.4L189.6 59.6C186 58 184 55.8 183 53Z"
      fill="var(--wherry-illo-lamp)"
    />
    <path
      d="M183 53C189 53.6 195.4 56.2 198.2 60.4L189.6 59.6C186 58 184 55.8 183 53Z"
      fill="none"
      stroke="var(--wherry-illo-deep)"
      strokeWidth=".5"
      opacity=".5"
    />
    <path
      d="M42.8 46.6L48.8 46.2L47.4 53.6L40.4 54.4C40.8 51.6 41.6 48.8 42.8 46.6Z"
      fill="var(--wherry-illo-tail)"
    />
    <path
      d="M139 44.6C139 43.2 140 42.6 141.6 42.6L145.4 42.8C147 43 147.2 44.6 146.4 46L145.6 47.2L139.6 46.8Z"
      fill="var(--wherry-illo-deep)"
    />
    <Wheels at={[67, 167]} radius={12.4} spokes={5} />
  </>
))
