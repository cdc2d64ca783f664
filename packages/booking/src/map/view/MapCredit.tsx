import { clamp } from '../../kernel/format/outside.ts'
import type { Tiles } from '../../module/config/tiles.ts'
import * as css from './RouteMapFrame.css.ts'

/** Sources of the outlines, the rivers and the names of the land. */
const land = 'Natural Earth, GeoNames'

export interface MapCreditProps {
  tiles: Tiles | null
  /** True if the land is drawn, because there are no tiles or not everywhere. */
  isLand: boolean
}

/** Credit of the map's sources, always as plain text, never as HTML of the configuration. */
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
