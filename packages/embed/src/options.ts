/** What a partner chooses when the module is put into a page. All but `baseUrl` are optional. */
export interface FrameOptions {
  /** Where the module is served, with its base path: `https://booking.example/transfer`. */
  baseUrl: string
  /** The partner's id: whose settings and look are read. */
  partner?: string | undefined
  /** @default 'transfer' */
  section?: 'transfer' | 'rent' | 'yacht' | undefined
  /** Place id of the pickup. */
  from?: string | undefined
  /** Place id of the drop-off. */
  to?: string | undefined
  /**
   * One of ours, or the BCP 47 tag of a language that the module is served with besides. One that it does not know is
   * passed over.
   * @default the host page's language, else the browser's
   */
  lang?: 'en' | 'ru' | 'es' | (string & {}) | undefined
  /** ISO 4217 code, above that of any settings. @default that of the partner's or the visitor's settings, else by language */
  currency?: string | undefined
  /** @default the partner's, else 'light' */
  theme?: 'light' | 'dark' | 'alfa-on-white' | 'wherry' | undefined
  /** The brand's colour as `#rrggbb`. @default the partner's, else the theme's own */
  accent?: string | undefined
  /** Hides the menu of sections. @default false */
  hideMenu?: boolean | undefined
  /** IATA code of the airport of the pickup; `from` is above it. */
  fromIata?: string | undefined
  /** IATA code of the airport of the drop-off; `to` is above it. */
  toIata?: string | undefined
  /** Day of the ride at its pickup, `YYYY-MM-DD`, from that place's today to a year from it. */
  date?: string | undefined
  /** Day of the ride back, in the same way; not before `date`. */
  returnDate?: string | undefined
  /** How many adults, 1 to 99. */
  adults?: number | undefined
  /** How many children, 0 to 6. */
  children?: number | undefined
  /** Shape of corners. @default 'soft' */
  radius?: 'sharp' | 'soft' | 'round' | undefined
  /** `onest` comes with the module, the others are the device's own. @default 'onest' */
  font?: 'onest' | 'system' | 'arial' | 'georgia' | undefined
  /** An order to change or to repeat, as `action` says. */
  orderId?: string | undefined
  /** `change`, `repeat` or `new`. */
  action?: string | undefined
  /** Who led the visitor here; goes with the order as `sub_id`. At most 128 characters. */
  ref?: string | undefined
  utmSource?: string | undefined
  utmMedium?: string | undefined
  utmCampaign?: string | undefined
  utmTerm?: string | undefined
  utmContent?: string | undefined
}

/** Attributes of `<wherry-module>` that are followed: those of {@link FrameOptions} but for the `utm-…`, which only begin a visit. */
export const attributes =
  'base-url partner hide-menu order-id action section from to lang currency theme accent from-iata to-iata date return-date adults children radius font ref'.split(
    ' ',
  )

/** How many of them make a frame what it is, so that a change loads it anew; it is told the others. */
export const framing = 5

/** What the attributes say, by their names; what is empty or not there is not said, but for `hide-menu`, which is said where it is there. */
export type Attributes = Readonly<Record<string, string | null | undefined>>

/** The options as attributes. */
export function attributesOf(options: Partial<FrameOptions>): Attributes {
  const named = Object.entries(options).map(([name, value]) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    value === true ? 'true' : value === false || value === undefined ? undefined : String(value),
  ])
  return Object.fromEntries(named)
}
