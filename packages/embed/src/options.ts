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
  /** @default the host page's language, else the browser's */
  lang?: 'en' | 'ru' | 'es' | undefined
  /** ISO 4217 code. @default by language */
  currency?: string | undefined
  /** @default 'light' */
  theme?: 'light' | 'dark' | 'alfa-on-white' | 'wherry' | undefined
  /** The brand's colour as `#rrggbb`. */
  accent?: string | undefined
  /** Hides the menu of sections. @default false */
  hideMenu?: boolean | undefined
  /** IATA code of the airport of the pickup, where no place id is known. */
  fromIata?: string | undefined
  /** IATA code of the airport of the drop-off. */
  toIata?: string | undefined
  /** Day of the ride at the pickup, `YYYY-MM-DD`. */
  date?: string | undefined
  /** Day of the ride back, `YYYY-MM-DD`. */
  returnDate?: string | undefined
  /** How many adults, 1 to 99. */
  adults?: number | undefined
  /** How many children, 0 to 99. */
  children?: number | undefined
  /** Shape of corners: `sharp`, `soft`, `round`. */
  radius?: string | undefined
  /** Name of one of the module's fonts. */
  font?: string | undefined
  /** An order to change or to repeat, as `action` says. */
  orderId?: string | undefined
  /** `change`, `repeat` or `new`. */
  action?: string | undefined
  /** Who led the visitor here. */
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
