import { point } from './drawing.css.ts'
import { drawing } from './drawing.tsx'

/* The five drawings of the first screen have their own file, because a file is loaded as a whole and all other drawings
   are needed later. */

/** Drawing for advantage number 3 of the service, of the list that a partner chooses from. */
export const FixedPricePoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path
      fill="var(--wherry-accent-solid)"
      fillOpacity=".2"
      stroke="none"
      d="M25 9h12.5A2.5 2.5 0 0 1 40 11.5V24L24.6 39.4a3 3 0 0 1-4.2 0L9.6 28.6a3 3 0 0 1 0-4.2L25 9Z"
    />
    <path d="M25 9h12.5A2.5 2.5 0 0 1 40 11.5V24L24.6 39.4a3 3 0 0 1-4.2 0L9.6 28.6a3 3 0 0 1 0-4.2L25 9Z" />
    <circle cx="33" cy="16" r="2.5" />
    <path d="m18 27 4.5 4.5L30 24" />
  </>
))

/** Drawing for advantage number 7 of the service, of the list that a partner chooses from. */
export const MeetSignPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <rect
      fill="var(--wherry-accent-solid)"
      fillOpacity=".2"
      stroke="none"
      x="18"
      y="8"
      width="23"
      height="14"
      rx="3"
    />
    <rect x="18" y="8" width="23" height="14" rx="3" />
    <path d="M23 13h13M23 17.5h8M29.5 22v9M29.5 31c-3 0-4 1.5-6.5 1.5" />
    <circle cx="13" cy="21" r="4.5" />
    <path d="M6 41v-5a7 7 0 0 1 7-7c3.5 0 5.5 1.8 7.5 3.5 1.2 1 3 .9 4-.5M20 36v5" />
  </>
))

/** Drawing for advantage number 9 of the service, of the list that a partner chooses from. */
export const FreeWaitingPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <circle fill="var(--wherry-accent-solid)" fillOpacity=".2" stroke="none" cx="24" cy="25" r="15" />
    <circle cx="24" cy="25" r="15" />
    <path d="M24 16v9l6 4M20 5.5h8M24 5.5V10M36.5 11.5l2 2" />
  </>
))

/** Drawing for advantage number 21 of the service, of the list that a partner chooses from. */
export const FreeCancellationPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path
      fill="var(--wherry-accent-solid)"
      fillOpacity=".2"
      stroke="none"
      d="M8 18h32v17a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V18Z"
    />
    <rect x="8" y="10" width="32" height="29" rx="4" />
    <path d="M8 18h32M16 6v8M32 6v8M20.5 24 17 27.5l3.5 3.5M17 27.5h10a4 4 0 0 1 0 8" />
  </>
))

/** Drawing for advantage number 22 of the service, of the list that a partner chooses from. */
export const FlightDelayPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <circle fill="var(--wherry-accent-solid)" fillOpacity=".2" stroke="none" cx="34" cy="33" r="8.5" />
    <path d="M36.6 8.4c-1.6-1.6-4.2-1.4-5.8.2l-5.6 5.6-13-3.4c-.8-.2-1.7 0-2.2.6l-1 1 10.5 6.5-5.2 5.2-4-.5-1.8 1.8 6 3.2 3.2 6 1.8-1.8-.5-4 3.5-3.5M33 20.5l3.4-6.3c1.6-1.6 1.8-4.2.2-5.8" />
    <circle cx="34" cy="33" r="8.5" />
    <path d="M34 28.5V33l3 2" />
  </>
))
