import { point } from './drawing.css.ts'
import { drawing } from './drawing.tsx'

const tint = { fill: 'var(--wherry-accent-solid)', fillOpacity: '.2', stroke: 'none' } as const

/** Selling point 19: a bill that is right. */
export const NoHiddenFeesPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path {...tint} d="M11 6h26v36l-4.300-3-4.400 3-4.300-3-4.300 3-4.400-3-4.300 3V6Z" />
    <path d="M11 6h26v36l-4.300-3-4.400 3-4.300-3-4.300 3-4.400-3-4.300 3V6Z" />
    <path d="M17 14h14M17 20h8M18.500 29l3.500 3.500 7.500-8" />
  </>
))

/** Selling point 20: a barrier. */
export const TollsIncludedPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <rect {...tint} x="8" y="19" width="9" height="21" rx="2" />
    <rect x="8" y="19" width="9" height="21" rx="2" />
    <path d="M17 22.800 40.500 13l1.900 4.600L17 28.200M25 19.500l1.900 4.600M33 16.100l1.900 4.600M5 40h38M12.500 25v3" />
  </>
))

/** Selling point 23: a control tower. */
export const AirportsPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path {...tint} d="M14 12h20l-4 10H18l-4-10Z" />
    <path d="M14 12h20l-4 10H18l-4-10Z" />
    <path d="m18.500 22-3 20M29.500 22l3 20M20 12V8h8v4M24 8V4M11 42h26M24 30v5M22 12l1 10M26 12l-1 10" />
  </>
))

/** Selling point 34: a paw. */
export const PetsPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path
      {...tint}
      d="M24 24c5 0 10.500 6 10.500 11.500 0 3.300-2.500 5-5.500 5-2 0-3.300-1-5-1s-3 1-5 1c-3 0-5.500-1.700-5.500-5C13.500 30 19 24 24 24Z"
    />
    <path d="M24 24c5 0 10.500 6 10.500 11.500 0 3.300-2.500 5-5.500 5-2 0-3.300-1-5-1s-3 1-5 1c-3 0-5.500-1.700-5.500-5C13.500 30 19 24 24 24Z" />
    <ellipse cx="11" cy="22" rx="3.2" ry="4.2" />
    <ellipse cx="19" cy="12.5" rx="3.2" ry="4.2" />
    <ellipse cx="29" cy="12.5" rx="3.2" ry="4.2" />
    <ellipse cx="37" cy="22" rx="3.2" ry="4.2" />
  </>
))

/** Selling point 35: a briefcase. */
export const BusinessPapersPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path {...tint} d="M6 25c5 3 11 4.500 18 4.500S37 28 42 25v11a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V25Z" />
    <rect x="6" y="15" width="36" height="25" rx="4" />
    <path d="M17 15v-4a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v4M6 25c5 3 11 4.500 18 4.500S37 28 42 25M24 27v5" />
  </>
))
