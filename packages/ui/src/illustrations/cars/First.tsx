import { car } from '../drawing.css.ts'
import { drawing } from '../drawing.tsx'
import { Wheels } from './Wheels.tsx'

export const FirstCar = /* @__PURE__ */ drawing('0 0 240 96', car, () => (
  <>
    <ellipse cx="120" cy="84.6" rx="108" ry="3.2" fill="var(--wherry-illo-shade)" />
    <path
      d="M16 67C14.6 60 14.6 54.5 17 50C18 47.8 20 46.8 23 46.4L40 45C51 37 65 28.8 83 26.8C95 25.5 110 25.4 120 26.9C133 29 146 38.2 156.4 46.6C181 47.4 209 49.6 218.6 54C224 56.6 226 61 226 66L226 71C226 74 224.4 75.7 221.4 75.8L20 76C17.6 75.8 16.6 71 16 67Z"
      fill="var(--wherry-illo-deep)"
    />
    <path
      d="M15.3 57.4C70 54.8 160 55 224.6 60C225.6 62 226 64 226 66L226 71C226 74 224.4 75.7 221.4 75.8L20 76C17.6 75.8 16.6 71 16 67C15.4 63.6 15.2 60.4 15.3 57.4Z"
      fill="var(--wherry-illo-deep-2)"
    />
    <path
      d="M50 45.4C60 38 73 32 87 30.2C97.4 29 110 29 118.6 30.2C130 32.2 140 39.2 149 46.4Z"
      fill="var(--wherry-illo-glass)"
    />
    <path
      d="M129 46.2L119.4 30.4C122.4 31.1 125.2 32.1 128 33.5L137.6 46.3Z"
      fill="var(--wherry-illo-glass-2)"
    />
    <path d="M111 28L112.6 47.4" stroke="var(--wherry-illo-deep)" strokeWidth="3" fill="none" />
    <path d="M72 33L66.4 46.6" stroke="var(--wherry-illo-deep)" strokeWidth="1.6" fill="none" />
    <path
      d="M50 45.8L149 46.8M50 45.4C60 38 73 32 87 30.2C97.4 29 110 29 118.6 30.2C130 32.2 140 39.2 149 46.4"
      stroke="var(--wherry-illo-deep-hi)"
      strokeWidth="1.1"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="M15.3 57.4C70 54.8 160 55 224.6 60"
      stroke="var(--wherry-illo-deep-hi)"
      strokeWidth="1.2"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="M112.6 47L112.2 73M146.4 47C152.4 54 154 64 152.4 73M66 46.2C67 52 71.6 57 78.4 60M153.6 48C178 48.6 200 50 214 53.8"
      stroke="var(--wherry-illo-deep-hi)"
      strokeWidth=".9"
      fill="none"
      strokeLinecap="round"
      opacity=".75"
    />
    <path
      d="M74 51L82 50.8M118 51L126 51.1"
      stroke="var(--wherry-illo-hi)"
      strokeWidth="1.5"
      fill="none"
      strokeLinecap="round"
      opacity=".8"
    />
    <path
      d="M215 66.8L224.8 66.4M16.2 64.4L24 64.2"
      stroke="var(--wherry-illo-deep-hi)"
      strokeWidth="1.1"
      strokeLinecap="round"
      opacity=".8"
    />
    <path
      d="M208 52.8C214.6 53.6 220.8 56 223.4 60L214.6 59.2C211 57.8 209 55.6 208 52.8Z"
      fill="var(--wherry-illo-lamp)"
    />
    <path
      d="M208 52.8C214.6 53.6 220.8 56 223.4 60L214.6 59.2C211 57.8 209 55.6 208 52.8Z"
      fill="none"
      stroke="var(--wherry-illo-deep)"
      strokeWidth=".5"
      opacity=".5"
    />
    <path
      d="M17 50.2C18 48.2 19.4 47.2 21.6 46.8L29.4 46.4L27 53L15.3 54.6C15.6 53 16.2 51.6 17 50.2Z"
      fill="var(--wherry-illo-tail)"
    />
    <path
      d="M143.6 44.8C143.6 43.4 144.6 42.8 146.2 42.8L150 43C151.6 43.2 151.8 44.8 151 46.2L150.2 47.4L144.2 47Z"
      fill="var(--wherry-illo-deep-2)"
    />
    <Wheels at={[63, 191]} radius={14} spokes={7} />
  </>
))
