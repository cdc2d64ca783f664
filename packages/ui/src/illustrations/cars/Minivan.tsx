import { car } from '../drawing.css.ts'
import { drawing } from '../drawing.tsx'
import { Wheels } from './Wheels.tsx'

export const MinivanCar = /* @__PURE__ */ drawing('0 0 240 96', car, () => (
  <>
    <ellipse cx="121" cy="84.6" rx="96" ry="3.2" fill="var(--wherry-illo-shade)" />
    <path
      d="M29 66C27.4 54 28 40 31 29C33 21.6 36.6 18 43.6 17C66 14.8 112 14.4 130 16.4C146 18.6 163 31.6 175.6 43.8C190 45.2 202.6 48.4 208.6 53C213.4 56.8 215 61.6 215 66.6L215 71C215 74 213.4 75.7 210.6 75.8L34 76C30.8 75.8 29.6 71 29 66Z"
      fill="var(--wherry-illo-body)"
    />
    <path
      d="M29.6 70.4L215 70.4L215 71C215 74 213.4 75.7 210.6 75.8L34 76C31.6 75.8 30.4 73.2 29.6 70.4Z"
      fill="var(--wherry-illo-body-2)"
    />
    <path
      d="M35.4 40C36.6 32 38.2 26.4 41.6 24C44 22.4 49 21.9 57 21.3C79 20 112 19.8 127 21.6C140.6 23.8 156 34 166.6 43.4Z"
      fill="var(--wherry-illo-glass)"
    />
    <path
      d="M134.6 42.6L124.4 21.4C127.6 21.8 130.6 22.6 133.6 23.7L144.4 42.8Z"
      fill="var(--wherry-illo-glass-2)"
    />
    <path d="M74 18L73 42M117.6 18L119.4 44" stroke="var(--wherry-illo-body)" strokeWidth="3.2" fill="none" />
    <path d="M146.4 27L152.6 44" stroke="var(--wherry-illo-body)" strokeWidth="1.6" fill="none" />
    <path
      d="M31 49.4C80 47.4 150 47.6 202 52.4"
      stroke="var(--wherry-illo-hi)"
      strokeWidth="1.2"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="M73 41.4L72.8 56M119.4 43L119 73M158.4 43.6C163 52 163.6 64 161.6 73M73 42C73.6 50 78 57 84 61M172 44.8C186 46 196 48.4 203 51.8M33 45.2L72.6 44.4"
      stroke="var(--wherry-illo-glass-2)"
      strokeWidth=".9"
      fill="none"
      strokeLinecap="round"
      opacity=".75"
    />
    <path
      d="M79.6 48.6L87 48.5M125 49L132.4 49.2"
      stroke="var(--wherry-illo-deep)"
      strokeWidth="1.5"
      fill="none"
      strokeLinecap="round"
      opacity=".8"
    />
    <path
      d="M204 66.8L213.8 66.4M29.2 64.4L37 64.2"
      stroke="var(--wherry-illo-glass-2)"
      strokeWidth="1.1"
      strokeLinecap="round"
      opacity=".8"
    />
    <path
      d="M196.6 52C203.4 52.8 209.4 55.4 212.2 59.8L203.4 58.8C199.8 57.2 197.6 55 196.6 52Z"
      fill="var(--wherry-illo-lamp)"
    />
    <path
      d="M196.6 52C203.4 52.8 209.4 55.4 212.2 59.8L203.4 58.8C199.8 57.2 197.6 55 196.6 52Z"
      fill="none"
      stroke="var(--wherry-illo-deep)"
      strokeWidth=".5"
      opacity=".5"
    />
    <path
      d="M29.7 35.6L34.4 35.4L33.2 51L28.6 51.8C28.6 46 28.9 40.4 29.7 35.6Z"
      fill="var(--wherry-illo-tail)"
    />
    <path
      d="M157 41.2C157 39.8 158 39.2 159.6 39.2L163.4 39.4C165 39.6 165.2 41.2 164.4 42.6L163.4 44L157.6 43.6Z"
      fill="var(--wherry-illo-deep)"
    />
    <Wheels at={[69, 177]} radius={13} spokes={5} />
  </>
))
