import type { Tiles } from '../../domain/tiles.ts'
import { clamp } from '../../format/outside.ts'
import * as css from './RouteMapFrame.css.ts'

/** Whose the outlines, the rivers and the names of the land are. */
const land = 'Natural Earth, GeoNames'

export interface MapCreditProps {
  tiles: Tiles | null
  /** True where the land is drawn: there are no tiles, or not everywhere. */
  isLand: boolean
}

/** Who made what is seen: a plain text, whatever the configuration holds. */
export function MapCredit({ tiles, isLand }: MapCreditProps) {
  const text = tiles ? clamp(tiles.attribution) : ''
  const isLandNamed = isLand || !tiles
  if (text === '' && !isLandNamed) return null
  return (
    <p className={css.credit}>
      {tiles?.attributionUrl && text !== '' ? (
        <a
          className={css.creditLink}
          href={tiles.attributionUrl}
          target="_blank"
          rel="noopener noreferrer"
          dir="auto"
        >
          {text}
        </a>
      ) : (
        <bdi>{text}</bdi>
      )}
      {text !== '' && isLandNamed && ', '}
      {isLandNamed && land}
    </p>
  )
}
