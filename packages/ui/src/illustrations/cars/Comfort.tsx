import { car } from '../drawing.css.ts'
import { drawing } from '../drawing.tsx'
import { Wheels } from './Wheels.tsx'

/** The shapes of the car alone, 240 × 96, so that other drawings can contain it. */
export const ComfortShapes = () => (
  <>
    <ellipse cx="120" cy="84.6" rx="96" ry="3.2" fill="var(--wherry-illo-shade)" />
    <path
      d="M28 67C26.6 61 26.2 55 28.4 50.2C29.4 47.8 31 46.8 34 46.4L49 45C59.6 37.4 72 29.8 88 27.6C98 26.2 112 26 121 27.4C134 29.6 146 38 157.4 46.6C176 47.8 197 50.2 206.4 54.4C212 57 214 61 214 66L214 71C214 74 212.5 75.7 209.5 75.8L32 76C29.6 75.8 28.6 71 28 67Z"
      fill="var(--wherry-illo-body)"
    />
    <path
      d="M28.7 70.4L214 70.4L214 71C214 74 212.5 75.7 209.5 75.8L32 76C30 75.8 29.2 73.2 28.7 70.4Z"
      fill="var(--wherry-illo-body-2)"
    />
    <path
      d="M58.6 45.4C67.6 38.8 78 33 90.6 31.2C99.4 30.1 111.4 30 119.4 31.2C130.6 33.2 141 39.6 150 46.4Z"
      fill="var(--wherry-illo-glass)"
    />
    <path d="M129 46L120 31.4C122.8 32 125.6 32.9 128.4 34.2L137.6 46.2Z" fill="var(--wherry-illo-glass-2)" />
    <path d="M107.4 29L108.6 47" stroke="var(--wherry-illo-body)" strokeWidth="3" fill="none" />
    <path d="M77.6 33.6L72.4 46.6" stroke="var(--wherry-illo-body)" strokeWidth="1.6" fill="none" />
    <path
      d="M32 52.6C72 50.6 150 51 200 55.4"
      stroke="var(--wherry-illo-hi)"
      strokeWidth="1.2"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="M108.6 46.4L108.2 73M146.6 46.8C151.6 54 152.6 64 151 73M72 46C72.6 51 76.4 57 82 60.6M155 48C172 48.8 190 50.8 202 54.2M34 47.2L50 46"
      stroke="var(--wherry-illo-glass-2)"
      strokeWidth=".9"
      fill="none"
      strokeLinecap="round"
      opacity=".75"
    />
    <path
      d="M80 50.8L87 50.6M113.6 50.9L120.6 51"
      stroke="var(--wherry-illo-deep)"
      strokeWidth="1.5"
      fill="none"
      strokeLinecap="round"
      opacity=".8"
    />
    <path
      d="M203 66.8L212.8 66.4M28.2 64.4L36 64.2"
      stroke="var(--wherry-illo-glass-2)"
      strokeWidth="1.1"
      strokeLinecap="round"
      opacity=".8"
    />
    <path
      d="M195 53C202 53.8 208.8 56.4 211.4 60.4L202.4 59.6C198.6 58 196.2 55.8 195 53Z"
      fill="var(--wherry-illo-lamp)"
    />
    <path
      d="M195 53C202 53.8 208.8 56.4 211.4 60.4L202.4 59.6C198.6 58 196.2 55.8 195 53Z"
      fill="none"
      stroke="var(--wherry-illo-deep)"
      strokeWidth=".5"
      opacity=".5"
    />
    <path
      d="M28.4 50.4C29.2 48.4 30.4 47.4 32.6 47L38.6 46.8L36.6 53.6L27.2 54.6C27.4 53 27.8 51.6 28.4 50.4Z"
      fill="var(--wherry-illo-tail)"
    />
    <path
      d="M144.6 44.8C144.6 43.4 145.6 42.8 147.2 42.8L151 43C152.6 43.2 152.8 44.8 152 46.2L151.2 47.4L145.2 47Z"
      fill="var(--wherry-illo-deep)"
    />
    <Wheels at={[67, 177]} radius={13} spokes={5} />
  </>
)

export const ComfortCar = /* @__PURE__ */ drawing('0 0 240 96', car, ComfortShapes)
