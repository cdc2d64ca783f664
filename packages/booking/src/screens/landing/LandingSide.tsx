import type { SafeUrl } from '../../domain/safeUrl.ts'
import { useLanding } from '../../hooks/useLanding.ts'
import { RouteDrawing } from '../finder/RouteDrawing.tsx'
import * as css from './LandingSide.css.ts'
import { PartnerPicture } from './PartnerPicture.tsx'

/**
 * In the map's place on a large screen, until there is a map: the partner's picture over the idea of a route, which
 * stays where there is none or it does not come.
 */
export function LandingSide() {
  const landing = useLanding()
  return <DrawnSide image={landing?.points?.image ?? null} />
}

/** The same with a picture that is given; null: none. */
export function DrawnSide({ image }: { image: SafeUrl | null }) {
  return (
    <div className={css.side}>
      <RouteDrawing />
      {image && <PartnerPicture className={css.picture} src={image} />}
    </div>
  )
}
