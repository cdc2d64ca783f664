import type { CarClass } from './carClasses.ts'
import type { Provider } from './providers.ts'

/** A rent lasts so many whole hours (RENT-07). */
export const rentHours = { min: 1, max: 24 } as const

/** The fewest hours that a class of a provider is rented for: 1 to 4, the larger or dearer the longer. */
export function minimumHours(carClass: CarClass, provider: Provider): number {
  if (carClass.capacity > 6) return 4
  if (carClass.factor >= 2) return carClass.picture === 'business' ? 2 : 3
  return provider.hasFastRide || provider.freeCancellationHours === 6 ? 1 : 2
}

/** The hours that are sold to one who asks for some: never under the minimum. */
export function hoursSold(asked: number, carClass: CarClass, provider: Provider) {
  const minimum = minimumHours(carClass, provider)
  return { hours: Math.max(asked, minimum), minimum }
}

/** Seconds as the hours of a rent, or null for what is none: whole hours, 1 to 24. */
export function hoursOf(seconds: number): number | null {
  const hours = seconds / 3600
  return Number.isInteger(hours) && hours >= rentHours.min && hours <= rentHours.max ? hours : null
}
