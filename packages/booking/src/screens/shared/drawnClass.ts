import { carClasses } from '@wherry/ui'
import type { CarClass } from '../../domain/offer.ts'

/** The drawing of a class; a class without one gets the drawing of its size. */
export function drawnClass({ picture, capacity }: Pick<CarClass, 'picture' | 'capacity'>) {
  const named = carClasses.find((name) => name === picture)
  if (named) return named
  if (capacity > 20) return 'bus'
  if (capacity > 7) return 'minibus'
  return capacity > 4 ? 'minivan' : 'comfort'
}
