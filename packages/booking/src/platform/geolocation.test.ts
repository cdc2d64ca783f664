import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserGeolocation } from './geolocation.ts'

interface Browser {
  isSecure?: boolean
  state?: 'prompt' | 'granted' | 'denied' | null
  position?: { latitude: number; longitude: number } | number
}

/** A browser with this result of a position request; a number is the code of a failure. */
function stub({ isSecure = true, state = 'prompt', position = 2 }: Browser) {
  vi.stubGlobal('window', { isSecureContext: isSecure })
  vi.stubGlobal('navigator', {
    permissions: {
      query: async () => (state === null ? Promise.reject(new TypeError('unknown')) : { state }),
    },
    geolocation: {
      getCurrentPosition(done: (found: unknown) => void, failed: (error: unknown) => void) {
        if (typeof position === 'number') failed({ code: position })
        else done({ coords: position })
      },
    },
  })
}

afterEach(() => vi.unstubAllGlobals())

describe('browserGeolocation', () => {
  it('PLACE-21 is offered but where it is forbidden already or the page is not secure', async () => {
    for (const [browser, expected] of [
      [{}, true],
      [{ state: 'granted' }, true],
      [{ state: null }, true],
      [{ state: 'denied' }, false],
      [{ isSecure: false }, false],
    ] as const) {
      stub(browser)
      expect(await browserGeolocation.isOffered()).toBe(expected)
    }
    vi.stubGlobal('navigator', {})
    expect(await browserGeolocation.isOffered()).toBe(false)
    expect(await browserGeolocation.current()).toBe('unavailable')
  })

  it('PLACE-21 gives the position, or why there is none', async () => {
    stub({ position: { latitude: 41, longitude: 29 } })
    expect(await browserGeolocation.current()).toEqual({ lat: 41, lng: 29 })
    for (const [position, why] of [
      [1, 'denied'],
      [2, 'unavailable'],
      [3, 'timeout'],
      [9, 'unavailable'],
    ] as const) {
      stub({ position })
      expect(await browserGeolocation.current()).toBe(why)
    }
  })
})
