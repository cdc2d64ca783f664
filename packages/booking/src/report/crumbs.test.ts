import { expect, it, vi } from 'vitest'
import { createCrumbs } from './crumbs.ts'
import { plainAddress } from './plainAddress.ts'

it('ERR-02 the last 100 crumbs are kept, oldest first', () => {
  let now = 0
  const { note, all } = createCrumbs(() => now)
  for (now = 1; now <= 250; now += 1) note('call', `GET /v4/prices ${now}`)
  const kept = all()
  expect(kept).toHaveLength(100)
  expect(kept[0]).toEqual({ at: 151, kind: 'call', text: 'GET /v4/prices 151' })
  expect(kept.at(-1)?.at).toBe(250)
  note('go', '/transfer')
  expect(kept, 'what was taken does not change').toHaveLength(100)
  expect(kept.at(-1)?.at).toBe(250)
})

it.each([
  ['/transfer/prices?userID=7', '/transfer/prices'],
  ['/transfer/approveorder/T-81273', '/transfer/approveorder/*'],
  ['https://api.example.com/v4/places/ad-moda-caddesi?lang=en', 'https://api.example.com/v4/places/*'],
  ['https://api.example.com/v4/places/ap-IST', 'https://api.example.com/v4/places/*'],
  ['https://api.example.com/v4/places/find?term=moda', 'https://api.example.com/v4/places/find'],
  ['https://api.example.com/v4/partners/features/1016', 'https://api.example.com/v4/partners/features/*'],
  ['https://maps.example.com/driving/28.74,41.26;29.02,40.98', 'https://maps.example.com/driving/*'],
])('SEC-05 of the address %s is kept %s', (address, kept) => {
  vi.stubGlobal('location', new URL('https://booking.example.com/transfer'))
  expect(plainAddress(address)).toBe(kept)
  vi.unstubAllGlobals()
})
