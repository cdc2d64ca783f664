/** What a partner chooses when the module is put into a page. All but `baseUrl` are optional. */
export interface FrameOptions {
  /** Where the module is served, with its base path: `https://booking.example/transfer`. */
  baseUrl: string
  /** The partner's id: whose settings and look are read. */
  partner?: string
  /** @default 'transfer' */
  section?: 'transfer' | 'rent' | 'yacht'
  /** Place id of the pickup. */
  from?: string
  /** Place id of the drop-off. */
  to?: string
  /** @default the host page's language, else the browser's */
  lang?: 'en' | 'ru' | 'es'
  /** ISO 4217 code. @default by language */
  currency?: string
  /** @default 'light' */
  theme?: 'light' | 'dark' | 'alfa-on-white' | 'wherry'
  /** The brand's colour as `#rrggbb`. */
  accent?: string
  /** Hides the menu of sections. @default false */
  hideMenu?: boolean
}

/**
 * The address of the module for a plain `<iframe src>`: the way of embedding that needs no script.
 *
 * @throws TypeError where `baseUrl` is no absolute URL.
 */
export function frameUrl({ baseUrl, section, accent, hideMenu, ...rest }: FrameOptions): string {
  const url = new URL(baseUrl)
  if (section && section !== 'transfer') url.pathname = `${url.pathname.replace(/\/$/, '')}/${section}`
  for (const [name, value] of Object.entries(rest)) if (value) url.searchParams.set(name, value)
  if (accent) url.searchParams.set('accent', accent.replace('#', ''))
  if (hideMenu) url.searchParams.set('menu', '0')
  return url.href
}
