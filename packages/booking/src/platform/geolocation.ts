import type { Geolocation, LocationFailure } from '../kernel/platform.ts'

/**
 * Time limit in ms of a request, long enough for a phone to find satellites. Browsers do not count the time of the
 * permission prompt.
 */
const timeoutMs = 15_000
/** Maximum age in ms of a known position that may be used. */
const maximumAgeMs = 60_000

/** Failures by the codes of GeolocationPositionError. */
const failures: Readonly<Record<number, LocationFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

/** The browser's geolocation; it works on pages over a secure connection only. */
export const browserGeolocation: Geolocation = {
  async isOffered() {
    if (!window.isSecureContext || !navigator.geolocation) return false
    try {
      // The state is also `denied` in a frame that has no permission from its page.
      return (await navigator.permissions.query({ name: 'geolocation' })).state !== 'denied'
    } catch {
      // In a browser without the Permissions API only a request shows if it is allowed.
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
