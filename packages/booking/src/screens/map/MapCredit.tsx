import type { Tiles } from '../../domain/tiles.ts'
import { clamp } from '../../format/outside.ts'
import * as css from './RouteMapFrame.css.ts'

/** Who made what is seen: a plain text, whatever the configuration holds. */
export function MapCredit({ tiles }: { tiles: Tiles | null }) {
  const text = tiles ? clamp(tiles.attribution) : 'Natural Earth'
  if (text === '') return null
  return (
    <p className={css.credit}>
      {tiles?.attributionUrl ? (
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
    </p>
  )
}
