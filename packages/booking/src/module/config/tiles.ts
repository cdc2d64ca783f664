import { readUrl } from '../../kernel/values/readUrl.ts'
import { safeUrl } from '../../kernel/values/safeUrl.ts'

/** Source of the map's tiles. */
export interface Tiles {
  /**
   * Address of a tile with `{z}`, `{x}` and `{y}`, and `{r}` if there are tiles for dense screens: https, or http on
   * localhost. The host has no placeholder. Or the address of one archive of vector tiles (PMTiles), which ends in
   * `.pmtiles`; it is read by range requests.
   */
  readonly url: string
  /** Attribution that is shown on the map: plain text. */
  readonly attribution: string
  /** Address of the attribution's link, https; null: no link. @default null */
  readonly attributionUrl?: string | null | undefined
  /** The largest scale that has tiles, 1 to 22. */
  readonly maxZoom: number
}

/** Pattern of scheme and host: no user name, no placeholder, no character that a browser would read as a slash. */
const origin = /^(https?):\/\/[^/?#\\@{}]+(?=[/?#]|$)/

/** True for an address that may be requested for tiles. */
export function isTileUrl(text: string): boolean {
  const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '')
  const isWhole = ['z', 'x', 'y'].every((name) => names.includes(name))
  if (!isWhole || names.some((name) => !['z', 'x', 'y', 'r'].includes(name))) return false
  return isSafe(text)
}

/** True for an address that may be requested for an archive of vector tiles. */
export function isArchiveUrl(text: string): boolean {
  return !/[{}#]/.test(text) && isSafe(text) && new URL(text).pathname.endsWith('.pmtiles')
}

/** True for an https address, or one on localhost, whose host has no placeholder. */
const isSafe = (text: string) => origin.test(text) && !text.includes('\\') && safeUrl(text, 'any') !== null

const isLink = (text: string) => origin.exec(text)?.[1] === 'https' && readUrl(text) !== null

/** Returns the tiles if they are safe to request; null if an address or a number is invalid. */
export function safeTiles(tiles: Tiles | null): Tiles | null {
  if (!tiles || !(isTileUrl(tiles.url) || isArchiveUrl(tiles.url))) return null
  if (!Number.isInteger(tiles.maxZoom) || tiles.maxZoom < 1 || tiles.maxZoom > 22) return null
  const { attributionUrl = null } = tiles
  return {
    ...tiles,
    attributionUrl: attributionUrl !== null && isLink(attributionUrl) ? attributionUrl : null,
  }
}
