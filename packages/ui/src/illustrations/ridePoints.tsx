import { point } from './drawing.css.ts'
import { drawing } from './drawing.tsx'

const tint = { fill: 'var(--wherry-accent-solid)', fillOpacity: '.2', stroke: 'none' } as const

/** Selling point 13: a driving licence. */
export const LicensedDriversPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path {...tint} d="M10.500 31c.6-3.700 2.800-5.500 6-5.500s5.400 1.800 6 5.500Z" />
    <rect x="6" y="11" width="36" height="26" rx="4" />
    <circle cx="16.5" cy="20.5" r="3.5" />
    <path d="M10.500 31c.6-3.700 2.800-5.500 6-5.500s5.400 1.800 6 5.500Z" />
    <path d="M28 19h8M28 25h8M28 31h5" />
  </>
))

/** Selling point 14: a cigarette struck out. */
export const NonSmokingPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <circle {...tint} cx="24" cy="24" r="17.5" />
    <circle cx="24" cy="24" r="17.5" />
    <path d="M21 22.500h-7.500v5H26M32 22.500h3v5h-2M34.500 18c0-3-2.500-2.500-2.500-5.500M11.700 11.700l24.600 24.600" />
  </>
))

/** Selling point 16: a car that shines. */
export const CleanCarsPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path
      {...tint}
      d="M7 33c0-2 1.300-3.300 3.200-3.700l2.300-.5 3.600-6.200A5 5 0 0 1 20.400 20h7.400a5 5 0 0 1 4 2l5 6.500 1.600.4a3.500 3.500 0 0 1 2.600 3.400V37a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-4Z"
    />
    <path d="M11.500 39H9a2 2 0 0 1-2-2v-4c0-2 1.300-3.300 3.200-3.700l2.300-.5 3.600-6.200A5 5 0 0 1 20.400 20h7.400a5 5 0 0 1 4 2l5 6.500 1.600.4a3.500 3.500 0 0 1 2.600 3.400V37a2 2 0 0 1-2 2h-2.500M19.500 39h9M13 29h23" />
    <circle cx="15.5" cy="39" r="4" />
    <circle cx="32.5" cy="39" r="4" />
    <path d="m37 5 1.600 4.400L43 11l-4.400 1.600L37 17l-1.600-4.400L31 11l4.400-1.600L37 5ZM26 6v4M24 8h4" />
  </>
))

/** Selling point 17: a bottle. */
export const WaterPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path {...tint} d="M15 26h18v12a4 4 0 0 1-4 4H19a4 4 0 0 1-4-4V26Z" />
    <path d="M20 6h8v5c0 2.500 5 5 5 10v17a4 4 0 0 1-4 4H19a4 4 0 0 1-4-4V21c0-5 5-7.500 5-10V6ZM15 26h18M20 11h8" />
  </>
))

/** Selling point 26: an address book. */
export const DriverContactPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path {...tint} d="M15 32c.8-5 4-8 9-8s8.200 3 9 8Z" />
    <rect x="10" y="6" width="28" height="36" rx="4" />
    <circle cx="24" cy="18" r="4.5" />
    <path d="M15 32c.8-5 4-8 9-8s8.200 3 9 8Z" />
    <path d="M12.500 14H7M12.500 24H7M12.500 34H7M19 37h10" />
  </>
))

/** Selling point 27: two people who speak. */
export const SpeaksEnglishPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path
      {...tint}
      d="M10 7h18a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4H18l-7 6v-6h-1a4 4 0 0 1-4-4V11a4 4 0 0 1 4-4Z"
    />
    <path d="M10 7h18a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4H18l-7 6v-6h-1a4 4 0 0 1-4-4V11a4 4 0 0 1 4-4Z" />
    <path d="m14.500 21.500 4.500-11 4.500 11M16 18h6M37 17h1a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4h-1v5l-6-5h-9a4 4 0 0 1-3.500-2" />
  </>
))

/** Selling point 28: two doors and the route. */
export const DoorToDoorPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path {...tint} d="M27 31V10a3 3 0 0 1 3-3h7a3 3 0 0 1 3 3v21H27Z" />
    <path d="M8 31V10a3 3 0 0 1 3-3h7a3 3 0 0 1 3 3v21M27 31V10a3 3 0 0 1 3-3h7a3 3 0 0 1 3 3v21M5 31h38M17.500 19v2M30.500 19v2M17 39.500h14" />
    <circle cx="14.5" cy="39.5" r="2.5" />
    <circle cx="33.5" cy="39.5" r="2" fill="currentColor" />
  </>
))

/** Selling point 29: waves. */
export const WiFiPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path {...tint} d="M24 40 6 19a26 26 0 0 1 36 0L24 40Z" />
    <path d="M6 19a26 26 0 0 1 36 0M12 26a17 17 0 0 1 24 0M18 33a8.500 8.500 0 0 1 12 0" />
    <circle cx="24" cy="39" r="1.5" fill="currentColor" />
  </>
))

/** Selling point 30: the moon. */
export const QuietRidePoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path {...tint} d="M38 29.500A16 16 0 0 1 18.500 10 16 16 0 1 0 38 29.500Z" />
    <path d="M38 29.500A16 16 0 0 1 18.500 10 16 16 0 1 0 38 29.500Z" />
    <path d="M31 8h7l-7 8h7M24.500 17h4.500l-4.500 5H29" />
  </>
))
