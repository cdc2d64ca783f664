import { carClasses } from '@wherry/ui'
import type { CarClass } from '../kernel/model/offer.ts'

/** Name of a class's drawing; a class without one gets a drawing by its capacity. */
export function drawnClass({ picture, capacity }: Pick<CarClass, 'picture' | 'capacity'>) {
  const named = carClasses.find((name) => name === picture)
  if (named) return named
  if (capacity > 20) return 'bus'
  if (capacity > 7) return 'minibus'
  return capacity > 4 ? 'minivan' : 'comfort'
}
