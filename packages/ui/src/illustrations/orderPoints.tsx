import { point } from './drawing.css.ts'
import { drawing } from './drawing.tsx'

const tint = { fill: 'var(--wherry-accent-solid)', fillOpacity: '.2', stroke: 'none' } as const

/** Selling point 2, fast booking: an order signed by one stroke. */
export const BookedFastPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path {...tint} d="M34.5 21 25 33h7.5L31 42.5 40.5 30H33l1.500-9Z" />
    <path d="M33 16v-6a4 4 0 0 0-4-4H13a4 4 0 0 0-4 4v28a4 4 0 0 0 4 4h10M15 14h12M15 21h9" />
    <path d="M34.5 21 25 33h7.5L31 42.5 40.5 30H33l1.500-9Z" />
  </>
))

/** Selling point 5: a card behind a banknote. */
export const CardOrCashPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <rect {...tint} x="14" y="21" width="28" height="18" rx="3" />
    <path d="M14 29h-4a4 4 0 0 1-4-4V13a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v8M6 15h28" />
    <rect x="14" y="21" width="28" height="18" rx="3" />
    <circle cx="28" cy="30" r="4" />
  </>
))

/** Selling point 6: a message with a tick. */
export const ConfirmedAtOncePoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path
      {...tint}
      d="M12 8h24a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5H24l-9 7v-7h-3a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5Z"
    />
    <path d="M12 8h24a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5H24l-9 7v-7h-3a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5Z" />
    <path d="m17 21 5 5 9.500-10" />
  </>
))

/** Selling point 10: one person books for another. */
export const ForSomebodyElsePoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path {...tint} d="M23.500 41c.6-6.600 4.200-10.500 9.500-10.500s8.900 3.900 9.500 10.500Z" />
    <path d="M23.500 41c.6-6.600 4.200-10.500 9.500-10.500s8.900 3.900 9.500 10.500Z" />
    <circle cx="33" cy="20" r="5" />
    <circle cx="15" cy="17" r="5.5" />
    <path d="M5 41c.5-7.500 4.200-12 10-12 2 0 3.700.5 5.200 1.500M21 8h11M28.500 4.500 32 8l-3.500 3.500" />
  </>
))

/** Selling point 25: the route on a phone. */
export const AppPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <rect {...tint} x="14" y="5" width="20" height="38" rx="4" />
    <rect x="14" y="5" width="20" height="38" rx="4" />
    <circle cx="20" cy="16" r="2.5" />
    <path d="M20 18.500c0 6.500 8 3 8 9.500M22 38h4" />
    <circle cx="28" cy="30" r="2" fill="currentColor" />
  </>
))

/** Selling point 31: a banknote and a clock. */
export const PayLaterPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <circle {...tint} cx="35" cy="33" r="8.5" />
    <path d="M23 33H10a4 4 0 0 1-4-4V13a4 4 0 0 1 4-4h26a4 4 0 0 1 4 4v7M12 15.500h1.500" />
    <circle cx="23" cy="21" r="4.5" />
    <circle cx="35" cy="33" r="8.5" />
    <path d="M35 28.500V33l3 2" />
  </>
))
