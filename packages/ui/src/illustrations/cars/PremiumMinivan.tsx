import { car } from '../drawing.css.ts'
import { drawing } from '../drawing.tsx'
import { Wheels } from './Wheels.tsx'

export const PremiumMinivanCar = /* @__PURE__ */ drawing('0 0 240 96', car, () => (
  <>
    <ellipse cx="120" cy="84.6" rx="109" ry="3.2" fill="var(--wherry-illo-shade)" />
    <path
      d="M15 66C13.6 50 14 32.6 17 22C18.6 16.4 22 14 29 13.2C62 10.8 118 10.6 140 12.8C157 15 175.6 29.6 189.4 43C203 44.4 215 47.6 221 52.4C226 56.8 227 62 227 67L227 71C227 74 225.4 75.7 222.4 75.8L20 76C17 75.8 15.6 71 15 66Z"
      fill="var(--wherry-illo-deep)"
    />
    <path
      d="M15.6 70.4L227 70.4L227 71C227 74 225.4 75.7 222.4 75.8L20 76C17.6 75.8 16.4 73.2 15.6 70.4Z"
      fill="var(--wherry-illo-deep-2)"
    />
    <path
      d="M21 38.4C22 30 23.4 23.4 26 20.8C28 18.8 33 18.3 42 17.7C74 16.2 118 16 137 18C150.4 20 167 31.6 179.6 42.4Z"
      fill="var(--wherry-illo-glass)"
    />
    <path
      d="M146.4 41L135 18C138.4 18.3 141.8 19.1 145.2 20.4L157.4 41.3Z"
      fill="var(--wherry-illo-glass-2)"
    />
    <path
      d="M67 14L66 40.6M118.6 14L120.4 42.6"
      stroke="var(--wherry-illo-deep)"
      strokeWidth="3.4"
      fill="none"
    />
    <path d="M158 25L165 43" stroke="var(--wherry-illo-deep)" strokeWidth="1.6" fill="none" />
    <path
      d="M21 38.9L179.6 42.8"
      stroke="var(--wherry-illo-deep-hi)"
      strokeWidth="1.1"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="M17 48.4C70 46.2 155 46.6 214 51.6"
      stroke="var(--wherry-illo-deep-hi)"
      strokeWidth="1.2"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="M66 40L65.4 55M120.4 42L120 73M170.6 42.8C176 52 176.6 64 174.4 73M186 44.2C200 45.4 210 48 216 51.4M20 44L118 44.2"
      stroke="var(--wherry-illo-deep-hi)"
      strokeWidth=".9"
      fill="none"
      strokeLinecap="round"
      opacity=".75"
    />
    <path
      d="M109 48.4L116 48.5M126.6 48.7L134 48.9"
      stroke="var(--wherry-illo-hi)"
      strokeWidth="1.5"
      fill="none"
      strokeLinecap="round"
      opacity=".8"
    />
    <path
      d="M216 66.8L225.8 66.4M15.2 64.4L23 64.2"
      stroke="var(--wherry-illo-deep-hi)"
      strokeWidth="1.1"
      strokeLinecap="round"
      opacity=".8"
    />
    <path
      d="M208.6 51.4C215.4 52.2 221.4 54.8 224.2 59.2L215.4 58.2C211.8 56.6 209.6 54.4 208.6 51.4Z"
      fill="var(--wherry-illo-lamp)"
    />
    <path
      d="M208.6 51.4C215.4 52.2 221.4 54.8 224.2 59.2L215.4 58.2C211.8 56.6 209.6 54.4 208.6 51.4Z"
      fill="none"
      stroke="var(--wherry-illo-deep)"
      strokeWidth=".5"
      opacity=".5"
    />
    <path d="M16 32L20.6 31.8L19.4 50L14.7 50.8C14.6 44.6 15 38 16 32Z" fill="var(--wherry-illo-tail)" />
    <path
      d="M170 40.2C170 38.8 171 38.2 172.6 38.2L176.4 38.4C178 38.6 178.2 40.2 177.4 41.6L176.4 43L170.6 42.6Z"
      fill="var(--wherry-illo-deep-2)"
    />
    <Wheels at={[57, 189]} radius={13.6} spokes={7} />
  </>
))
