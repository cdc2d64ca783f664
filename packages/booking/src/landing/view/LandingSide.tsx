import type { SafeUrl } from '../../kernel/values/safeUrl.ts'
import { RouteDrawing } from '../../view/search/RouteDrawing.tsx'
import { useLanding } from '../resource/useLanding.ts'
import * as css from './LandingSide.css.ts'
import { PartnerPicture } from './PartnerPicture.tsx'

/**
 * Picture of the partner in the map's place on a large screen, until there is a map. The drawing of a route
 * below it stays if there is no picture or it fails to load.
 */
export function LandingSide() {
  const landing = useLanding()
  return <DrawnSide image={landing?.points?.image ?? null} />
}

/** Renders the area with a given picture, or without one for null. */
export function DrawnSide({ image }: { image: SafeUrl | null }) {
  return (
    <div className={css.side}>
      <RouteDrawing />
      {image && <PartnerPicture className={css.picture} src={image} />}
    </div>
  )
}
