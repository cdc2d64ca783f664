/** Where pictures of the map come from. */
export interface Tiles {
  /**
   * Address of a tile with `{z}`, `{x}` and `{y}`, and `{r}` where there are tiles for dense screens: https, or http on
   * this very machine. Nothing stands in for a part of the host.
   */
  readonly url: string
  /** Who is to be named on the map: plain text. */
  readonly attribution: string
  /** Where the attribution leads, https; null: nowhere. @default null */
  readonly attributionUrl?: string | null | undefined
  /** The largest scale that has tiles, 1 to 22. */
  readonly maxZoom: number
}

const local = ['localhost', '127.0.0.1', '[::1]']

/** Scheme and host, written out: no user, no placeholder, nothing that a browser would read as a slash. */
const origin = /^(https?):\/\/[^/?#\\@{}]+(?=[/?#]|$)/

/** Whether an address may be asked for tiles. */
export function isTileUrl(text: string): boolean {
  const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '')
  const isWhole = ['z', 'x', 'y'].every((name) => names.includes(name))
  if (!isWhole || names.some((name) => !['z', 'x', 'y', 'r'].includes(name))) return false
  if (!origin.test(text) || text.includes('\\') || !URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || local.includes(hostname)
}

const isLink = (text: string) => origin.exec(text)?.[1] === 'https' && URL.canParse(text)

/** Tiles that are safe to ask for: the same, or null where an address or a number does not fit. */
export function safeTiles(tiles: Tiles | null): Tiles | null {
  if (!tiles || !isTileUrl(tiles.url)) return null
  if (!Number.isInteger(tiles.maxZoom) || tiles.maxZoom < 1 || tiles.maxZoom > 22) return null
  const { attributionUrl = null } = tiles
  return {
    ...tiles,
    attributionUrl: attributionUrl !== null && isLink(attributionUrl) ? attributionUrl : null,
  }
}
