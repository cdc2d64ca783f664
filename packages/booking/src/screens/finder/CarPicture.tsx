import { CarIllustration, carClasses } from '@wherry/ui'
import { useState } from 'react'
import { photographOf } from '../../domain/carPicture.ts'
import type { CarClass } from '../../domain/offer.ts'
import * as css from './OfferCard.css.ts'

/** The car of a class: its photograph where one is given and loads, otherwise a drawing. */
export function CarPicture({ carClass }: { carClass: CarClass }) {
  const [broken, setBroken] = useState<string | null>(null)
  const photograph = photographOf(carClass.picture)
  if (photograph === null || photograph === broken) return <CarIllustration carClass={drawnClass(carClass)} />
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

/** The drawing of a class; a class without one gets the drawing of its size. */
function drawnClass({ picture, capacity }: CarClass) {
  const named = carClasses.find((name) => name === picture)
  if (named) return named
  if (capacity > 20) return 'bus'
  if (capacity > 7) return 'minibus'
  return capacity > 4 ? 'minivan' : 'comfort'
}
