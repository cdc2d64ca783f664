import type { CarClass } from './carClasses.ts'
import type { Provider } from './providers.ts'

/** Minimum and maximum hours of a rent (RENT-07). */
export const rentHours = { min: 1, max: 24 } as const

/** Minimum hours for which a class of a provider is rented: 1 to 4, more for larger or more expensive cars. */
export function minimumHours(carClass: CarClass, provider: Provider): number {
  if (carClass.capacity > 6) return 4
  if (carClass.factor >= 2) return carClass.picture === 'business' ? 2 : 3
  return provider.hasFastRide || provider.freeCancellationHours === 6 ? 1 : 2
}

/** The hours that are sold for the requested ones: at least the minimum. */
export function hoursSold(asked: number, carClass: CarClass, provider: Provider) {
  const minimum = minimumHours(carClass, provider)
  return { hours: Math.max(asked, minimum), minimum }
}

/** Converts seconds to the hours of a rent; null unless they are whole hours, 1 to 24. */
export function hoursOf(seconds: number): number | null {
  const hours = seconds / 3600
  return Number.isInteger(hours) && hours >= rentHours.min && hours <= rentHours.max ? hours : null
}
