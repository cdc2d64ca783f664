import { CarIllustration, carClasses } from '@wherry/ui'
import { memo, useState } from 'react'
import type { CarClass } from '../../../kernel/model/offer.ts'
import { photographOf } from '../../../kernel/values/photographOf.ts'
import { imageHostsOf } from '../../../module/imageHosts.ts'
import { useModuleCore } from '../../../module/module.tsx'
import { drawnClass } from '../../../view/drawnClass.ts'
import * as css from './CarPicture.css.ts'

export interface CarPictureProps {
  carClass: CarClass
  /** Id of the `CarDrawings` element on the page. @default the picture contains its own drawing */
  drawingsId?: string
}

/** Picture of a class's car: its photograph if there is one and it loads, else a drawing. */
export function CarPicture({ carClass, drawingsId }: CarPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const { config, platform } = useModuleCore()
  const photograph = photographOf(carClass.picture, () => imageHostsOf(config, platform.location.hostName))
  if (photograph === null || photograph === broken) {
    const drawn = drawnClass(carClass)
    if (drawingsId === undefined) return <CarIllustration carClass={drawn} />
    return (
      <svg className={css.drawing} viewBox="0 0 240 96" aria-hidden="true">
        <use href={`#${drawingsId}-${drawn}`} width="240" height="96" />
      </svg>
    )
  }
  return (
    <img
      className={css.photograph}
      src={photograph}
      alt=""
      width={160}
      height={64}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(photograph)}
    />
  )
}

/**
 * Drawings of a list, once for all its cards, because a thousand cars with twenty paths each would be most of
 * the page.
 */
export const CarDrawings = memo(function CarDrawings({ id, names }: { id: string; names: string }) {
  return (
    <svg className={css.drawings} aria-hidden="true">
      {carClasses
        .filter((name) => names.split(' ').includes(name))
        .map((name) => (
          <CarIllustration key={name} id={`${id}-${name}`} className={css.upright} carClass={name} />
        ))}
    </svg>
  )
})

/** Names of the drawings that a list needs, separated by spaces. */
export function drawingNames(classes: readonly CarClass[]): string {
  return [...new Set(classes.map(drawnClass))].sort().join(' ')
}
