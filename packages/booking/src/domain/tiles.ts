import { readUrl } from './readUrl.ts'
import { safeUrl } from './safeUrl.ts'

/** Where pictures of the map come from. */
export interface Tiles {
  /**
   * Address of a picture with `{z}`, `{x}` and `{y}`, and `{r}` where there are tiles for dense screens: https, or http on
   * this very machine. Nothing stands in for a part of the host. Or that of one archive of vector tiles (PMTiles), which
   * ends in `.pmtiles`; it is read by ranges.
   */
  readonly url: string
  /** Who is to be named on the map: plain text. */
  readonly attribution: string
  /** Where the attribution leads, https; null: nowhere. @default null */
  readonly attributionUrl?: string | null | undefined
  /** The largest scale that has tiles, 1 to 22. */
  readonly maxZoom: number
}

/** Scheme and host, written out: no user, no placeholder, nothing that a browser would read as a slash. */
const origin = /^(https?):\/\/[^/?#\\@{}]+(?=[/?#]|$)/

/** Whether an address may be asked for tiles. */
export function isTileUrl(text: string): boolean {
  const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '')
  const isWhole = ['z', 'x', 'y'].every((name) => names.includes(name))
  if (!isWhole || names.some((name) => !['z', 'x', 'y', 'r'].includes(name))) return false
  return isSafe(text)
}

/** True for an address that may be asked for an archive of vector tiles. */
export function isArchiveUrl(text: string): boolean {
  return !/[{}#]/.test(text) && isSafe(text) && new URL(text).pathname.endsWith('.pmtiles')
}

/** True for an https address, or one of this machine, whose host is written out. */
const isSafe = (text: string) => origin.test(text) && !text.includes('\\') && safeUrl(text, 'any') !== null

const isLink = (text: string) => origin.exec(text)?.[1] === 'https' && readUrl(text) !== null

/** Tiles that are safe to ask for: the same, or null where an address or a number does not fit. */
export function safeTiles(tiles: Tiles | null): Tiles | null {
  if (!tiles || !(isTileUrl(tiles.url) || isArchiveUrl(tiles.url))) return null
  if (!Number.isInteger(tiles.maxZoom) || tiles.maxZoom < 1 || tiles.maxZoom > 22) return null
  const { attributionUrl = null } = tiles
  return {
    ...tiles,
    attributionUrl: attributionUrl !== null && isLink(attributionUrl) ? attributionUrl : null,
  }
}
