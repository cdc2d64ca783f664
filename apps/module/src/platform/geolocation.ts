import type { Geolocation, LocationFailure } from '@wherry/booking/platform/platform.ts'

/** Long enough for the person to find the prompt's answer, which browsers do not count, and a phone its satellites. */
const timeoutMs = 15_000
/** A position may be so old. */
const maximumAgeMs = 60_000

/** By the codes of GeolocationPositionError. */
const failures: Readonly<Record<number, LocationFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

/** The browser's own; it tells only pages that came over a secure connection. */
export const browserGeolocation: Geolocation = {
  async isOffered() {
    if (!window.isSecureContext || !navigator.geolocation) return false
    try {
      // A frame that its page gives no such right is denied here, too.
      return (await navigator.permissions.query({ name: 'geolocation' })).state !== 'denied'
    } catch {
      // Only asking itself tells.
      return true
    }
  },
  current: () =>
    new Promise((resolve) => {
      if (!navigator.geolocation) return resolve('unavailable')
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
        ({ code }) => resolve(failures[code] ?? 'unavailable'),
        { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: maximumAgeMs },
      )
    }),
}
