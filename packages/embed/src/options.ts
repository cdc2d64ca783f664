/** Options that a partner sets for the module in a page. All but `baseUrl` are optional. */
export interface FrameOptions {
  /** URL of the served module, with its base path: `https://booking.example/transfer`. */
  baseUrl: string
  /** Id of the partner whose settings and theme the module reads. @default none, nobody's settings */
  partner?: string | undefined
  /** First section of the module. @default 'transfer' */
  section?: 'transfer' | 'rent' | 'yacht' | undefined
  /** Place id of the pickup. @default the field is empty */
  from?: string | undefined
  /** Place id of the drop-off. @default the field is empty */
  to?: string | undefined
  /**
   * A language of the module, or the BCP 47 tag of another language that it is served with. An unknown language is
   * ignored. @default the host page's language, else the browser's
   */
  lang?: 'en' | 'ru' | 'es' | (string & {}) | undefined
  /**
   * ISO 4217 code with priority over all settings. @default the currency of the partner's or the visitor's settings,
   * else by language
   */
  currency?: string | undefined
  /** Theme of the module. @default the partner's, else 'light' */
  theme?: 'light' | 'dark' | 'alfa-on-white' | 'wherry' | undefined
  /** The brand's colour as `#rrggbb`. @default the partner's, else the theme's own */
  accent?: string | undefined
  /** Hides the menu of sections. @default false */
  hideMenu?: boolean | undefined
  /** IATA code of the pickup airport; `from` has priority over it. */
  fromIata?: string | undefined
  /** IATA code of the drop-off airport; `to` has priority over it. */
  toIata?: string | undefined
  /** Pickup date in the zone of the pickup place, `YYYY-MM-DD`: from today to a year later. */
  date?: string | undefined
  /** Pickup date of the ride back, `YYYY-MM-DD`; not before `date`. */
  returnDate?: string | undefined
  /** Number of adults, 1 to 99. */
  adults?: number | undefined
  /** Number of children, 0 to 6. */
  children?: number | undefined
  /** Shape of corners. @default 'soft' */
  radius?: 'sharp' | 'soft' | 'round' | undefined
  /** Font: `onest` is loaded with the module, the others are fonts of the device. @default 'onest' */
  font?: 'onest' | 'system' | 'arial' | 'georgia' | undefined
  /** Id of the order for `action`. @default none */
  orderId?: string | undefined
  /** Action for the order of `orderId`: `change`, `repeat` or `new`. */
  action?: string | undefined
  /** Referral id of this visit; sent with the order as `sub_id`. At most 128 characters. */
  ref?: string | undefined
  /** Source of the visit. Like all `utm…` values it is sent with the order, and counts only at the start of a visit. @default none */
  utmSource?: string | undefined
  /** Medium of the visit, such as an e-mail. @default none */
  utmMedium?: string | undefined
  /** Campaign of the visit. @default none */
  utmCampaign?: string | undefined
  /** Search term of the visit. @default none */
  utmTerm?: string | undefined
  /** Advertisement or link of the visit. @default none */
  utmContent?: string | undefined
}

/** Observed attributes of `<wherry-module>`: all of {@link FrameOptions} but `utm-…`, which count only at the start of a visit. */
export const attributes =
  'base-url partner hide-menu order-id action section from to lang currency theme accent from-iata to-iata date return-date adults children radius font ref'.split(
    ' ',
  )

/** Number of the first {@link attributes} whose change reloads the frame. The frame gets the others as messages. */
export const framing = 5

/** Values of the attributes by name. An empty value counts as absent, except for `hide-menu`, which counts if it is present. */
export type Attributes = Readonly<Record<string, string | null | undefined>>

/** Converts the options to attributes. */
export function attributesOf(options: Partial<FrameOptions>): Attributes {
  const named = Object.entries(options).map(([name, value]) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    value === true ? 'true' : value === false || value === undefined ? undefined : String(value),
  ])
  return Object.fromEntries(named)
}
