import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import { forgetGuestKeys, guestKeyOf, keepGuestKey } from './guestKeys.ts'

const name = 'wherry-guest-keys'

describe('what opens a guest’s order', () => {
  it('SEC-06 is kept on the device by its transaction, for the ten newest bookings', () => {
    const platform = createFakePlatform()
    for (let nth = 0; nth < 12; nth++) keepGuestKey(platform, `t${nth}`, `k${nth}`)
    expect(guestKeyOf(platform, 't11')).toBe('k11')
    expect(guestKeyOf(platform, 't2')).toBe('k2')
    expect(guestKeyOf(platform, 't1')).toBeNull()
    expect(guestKeyOf(platform, 'other')).toBeNull()
    forgetGuestKeys(platform)
    expect(guestKeyOf(platform, 't11')).toBeNull()
  })

  it('SEC-06 ends a year and a month after the booking', () => {
    const platform = createFakePlatform()
    keepGuestKey(platform, 't', 'k')
    const day = 24 * 3_600_000
    const later = (days: number) => ({
      ...platform,
      clock: { ...platform.clock, now: () => platform.clock.now() + days * day },
    })
    expect(guestKeyOf(later(399), 't')).toBe('k')
    expect(guestKeyOf(later(400), 't')).toBeNull()
  })

  it('REL-06 a text that is longer than all keys together is nobody’s, and is not read', () => {
    const platform = createFakePlatform()
    const keys = Array.from({ length: 1000 }, (_, nth) => ({ transaction: `t${nth}`, key: 'k', at: 0 }))
    platform.storage.local.set(name, JSON.stringify(keys))
    expect(guestKeyOf(platform, 't0')).toBeNull()
  })

  it('REL-06 whatever stands in the storage, nothing breaks', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant('[null,1,{"transaction":"t"}]')), (text) => {
        const platform = createFakePlatform()
        platform.storage.local.set(name, text)
        expect(() => guestKeyOf(platform, 't')).not.toThrow()
        keepGuestKey(platform, 't', 'k')
        expect(guestKeyOf(platform, 't')).toBe('k')
      }),
    )
  })
})
