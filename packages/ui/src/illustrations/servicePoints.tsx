import { point } from './drawing.css.ts'
import { drawing } from './drawing.tsx'

/** Selling point 1: points and miles. */
export const PointsAndMilesPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <circle fill="var(--wherry-accent-solid)" fillOpacity=".2" stroke="none" cx="19" cy="29" r="12" />
    <circle cx="19" cy="29" r="12" />
    <path d="M25.5 9.5a12 12 0 0 1 13 13M15.5 33v-8h4a3 3 0 0 1 0 6h-4" />
  </>
))

/** Selling point 4: online payment. */
export const OnlinePaymentPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path
      fill="var(--wherry-accent-solid)"
      fillOpacity=".2"
      stroke="none"
      d="M6 19h36v14a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V19Z"
    />
    <rect x="6" y="11" width="36" height="26" rx="4" />
    <path d="M6 19h36M13 30h6M30 30h5" />
  </>
))

/** Selling point 8: luggage help. */
export const LuggageHelpPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <rect
      fill="var(--wherry-accent-solid)"
      fillOpacity=".2"
      stroke="none"
      x="18"
      y="17"
      width="20"
      height="21"
      rx="3.5"
    />
    <rect x="18" y="17" width="20" height="21" rx="3.5" />
    <path d="M24 17v-5a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v5M24.5 23v9M31.5 23v9M22 38v3M34 38v3M6 8h3.5a3 3 0 0 1 3 3v24a3 3 0 0 0 3 3H18" />
  </>
))

/** Selling point 11: flight tracking. */
export const FlightTrackingPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path
      fill="var(--wherry-accent-solid)"
      fillOpacity=".2"
      stroke="none"
      d="M24 24 36.5 11.5A17.7 17.7 0 0 1 41.7 24Z"
    />
    <circle cx="24" cy="24" r="17.5" />
    <circle cx="24" cy="24" r="9.5" />
    <path d="M24 24 36.5 11.5" />
    <circle cx="24" cy="24" r="1.5" fill="currentColor" />
    <circle cx="15" cy="17" r="1.5" fill="currentColor" />
  </>
))

/** Selling point 12: child seats. */
export const ChildSeatsPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path
      fill="var(--wherry-accent-solid)"
      fillOpacity=".2"
      stroke="none"
      d="M14 8h8a5 5 0 0 1 5 5v15H14a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4Z"
    />
    <path d="M27 28V13a5 5 0 0 0-5-5h-8a4 4 0 0 0-4 4v20a6 6 0 0 0 6 6h20a3 3 0 0 0 3-3v-4a3 3 0 0 0-3-3H16M18 8v11a4 4 0 0 0 4 4h5M14 38v3M35 38v3M10 14H7.5" />
  </>
))

/** Selling point 15: insurance. */
export const InsurancePoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path
      fill="var(--wherry-accent-solid)"
      fillOpacity=".2"
      stroke="none"
      d="M24 6c5 3.5 9.8 5.2 15.5 5.5C40.4 25.7 35.5 36.2 24 42 12.5 36.2 7.6 25.7 8.5 11.5 14.2 11.2 19 9.5 24 6Z"
    />
    <path d="M24 6c5 3.5 9.8 5.2 15.5 5.5C40.4 25.7 35.5 36.2 24 42 12.5 36.2 7.6 25.7 8.5 11.5 14.2 11.2 19 9.5 24 6Z" />
    <path d="m17 24 5 5 9.5-10" />
  </>
))

/** Selling point 18: cheaper than taxi. */
export const CheaperThanTaxiPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path
      fill="var(--wherry-accent-solid)"
      fillOpacity=".2"
      stroke="none"
      d="M7 29c0-2 1.3-3.3 3.2-3.7l2.3-.5 3.6-6.2A5 5 0 0 1 20.4 16h7.4a5 5 0 0 1 4 2l5 6.5 1.6.4A3.5 3.5 0 0 1 41 28.3V33a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-4Z"
    />
    <path d="M11.5 35H9a2 2 0 0 1-2-2v-4c0-2 1.3-3.3 3.2-3.7l2.3-.5 3.6-6.2A5 5 0 0 1 20.4 16h7.4a5 5 0 0 1 4 2l5 6.5 1.6.4A3.5 3.5 0 0 1 41 28.3V33a2 2 0 0 1-2 2h-2.5M19.5 35h9M13 25h23" />
    <circle cx="15.5" cy="35" r="4" />
    <circle cx="32.5" cy="35" r="4" />
    <path d="M37 6v8M33.5 10.5 37 14l3.5-3.5" />
  </>
))

/** Selling point 24: support. */
export const SupportPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path
      fill="var(--wherry-accent-solid)"
      fillOpacity=".2"
      stroke="none"
      d="M8 26h5a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-1a4 4 0 0 1-4-4v-8ZM40 26h-5a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h1a4 4 0 0 0 4-4v-8Z"
    />
    <path d="M8 34v-9a16 16 0 0 1 32 0v9M8 26h5a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-1a4 4 0 0 1-4-4v-8ZM40 26h-5a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h1a4 4 0 0 0 4-4M40 34c0 5-4 8-9 8h-5" />
  </>
))

/** Selling point 32: rating. */
export const RatingPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path
      fill="var(--wherry-accent-solid)"
      fillOpacity=".2"
      stroke="none"
      d="m24 7 5.2 10.6 11.7 1.7-8.5 8.2 2 11.6L24 33.6l-10.4 5.5 2-11.6-8.5-8.2 11.7-1.7L24 7Z"
    />
    <path d="m24 7 5.2 10.6 11.7 1.7-8.5 8.2 2 11.6L24 33.6l-10.4 5.5 2-11.6-8.5-8.2 11.7-1.7L24 7Z" />
  </>
))

/** Selling point 33: groups. */
export const GroupsPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <circle fill="var(--wherry-accent-solid)" fillOpacity=".2" stroke="none" cx="24" cy="17" r="6" />
    <circle cx="24" cy="17" r="6" />
    <path d="M12.5 39c.8-7 5-11 11.5-11s10.7 4 11.5 11" />
    <circle cx="10.5" cy="20.5" r="4" />
    <circle cx="37.5" cy="20.5" r="4" />
    <path d="M4 36c.5-4.7 2.7-7.5 6.5-8M44 36c-.5-4.7-2.7-7.5-6.5-8" />
  </>
))
