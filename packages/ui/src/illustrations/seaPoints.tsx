import { point } from './drawing.css.ts'
import { drawing } from './drawing.tsx'

const tint = { fill: 'var(--wherry-accent-solid)', fillOpacity: '.2', stroke: 'none' } as const

/** Captain and crew: the helm. */
export const HelmPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <circle {...tint} cx="24" cy="24" r="11.5" />
    <circle cx="24" cy="24" r="11.5" />
    <circle cx="24" cy="24" r="4" />
    <path d="M24 5.500v14.500M24 28v14.500M5.5 24H20M28 24h14.500M10.9 10.900l10.3 10.300M26.8 26.800l10.3 10.300M10.9 37.100l10.3-10.300M26.8 21.200l10.3-10.3" />
  </>
))

/** All included: a full hamper with a tick. */
export const AllInOnePoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path {...tint} d="M8 20h32l-2.6 17.300A4 4 0 0 1 33.4 41H14.600a4 4 0 0 1-4-3.700L8 20Z" />
    <path d="M6 20h36M8.5 20l2.1 17.300a4 4 0 0 0 4 3.700h18.800a4 4 0 0 0 4-3.700L39.5 20M15 20l6-12.500M33 20 27 7.5" />
    <path d="m17.5 30 4.5 4.5 8.5-8.5" />
  </>
))

/** Insurance on board: a lifebelt. */
export const LifebeltPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path
      {...tint}
      d="M24 7a17 17 0 0 1 17 17h-9.500A7.5 7.5 0 0 0 24 16.500V7ZM24 41A17 17 0 0 1 7 24h9.500a7.5 7.5 0 0 0 7.5 7.500V41Z"
    />
    <circle cx="24" cy="24" r="17" />
    <circle cx="24" cy="24" r="7.5" />
    <path d="M24 7v9.500M24 31.500V41M7 24h9.500M31.5 24H41" />
  </>
))

/** Another day: a calendar with an arrow. */
export const OtherDayPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path {...tint} d="M8 18h32v17a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V18Z" />
    <rect x="8" y="10" width="32" height="29" rx="4" />
    <path d="M8 18h32M16 6v8M32 6v8M16 28.500h15M26.5 24l4.5 4.5-4.5 4.5" />
  </>
))

/** A person to talk to. */
export const TalkPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path
      {...tint}
      d="M12 9h24a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5H24l-9 7.500V33h-3a5 5 0 0 1-5-5V14a5 5 0 0 1 5-5Z"
    />
    <path d="M12 9h24a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5H24l-9 7.500V33h-3a5 5 0 0 1-5-5V14a5 5 0 0 1 5-5Z" />
    <path d="M18 17v1.500M30 17v1.500M17.5 24c3.5 3.3 9.5 3.3 13 0" />
  </>
))

/** Guests on board. */
export const AboardPoint = /* @__PURE__ */ drawing('0 0 48 48', point, () => (
  <>
    <path {...tint} d="M5 29h38c-1.5 6-4.5 9.5-9 11H14c-4.5-1.5-7.5-5-9-11Z" />
    <path d="M5 29h38c-1.5 6-4.5 9.5-9 11H14c-4.5-1.5-7.5-5-9-11ZM10 29c0-3.5 2-5.5 5-5.500s5 2 5 5.500M28 29c0-3.5 2-5.5 5-5.500s5 2 5 5.500M18.5 24.500c1-2.3 3-3.5 5.5-3.500s4.5 1.2 5.5 3.5" />
    <circle cx="15" cy="17.5" r="3.5" />
    <circle cx="33" cy="17.5" r="3.5" />
    <circle cx="24" cy="13" r="4" />
  </>
))
