import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { plainAddress, plainPath } from './plainAddress.ts'

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://booking.example.com/transfer'))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  ['/transfer/prices?userID=7', '/transfer/prices'],
  ['/transfer/approveorder/T-81273', '/transfer/approveorder/*'],
  ['https://api.example.com/v4/places/ad-moda-caddesi?lang=en', 'https://api.example.com/v4/places/*'],
  ['https://api.example.com/v4/places/ap-IST', 'https://api.example.com/v4/places/*'],
  ['https://api.example.com/v4/places/find?term=moda', 'https://api.example.com/v4/places/find'],
  ['https://api.example.com/v4/partners/features/1016', 'https://api.example.com/v4/partners/features/*'],
  ['https://maps.example.com/driving/28.74,41.26;29.02,40.98', 'https://maps.example.com/driving/*'],
  ['https://booking.example.com/transfer/yacht/order#top', '/transfer/yacht/order'],
])('SEC-05 of the address %s is kept %s', (address, kept) => {
  expect(plainAddress(address)).toBe(kept)
})

it.each([
  ['', ''],
  ['/', '/'],
  ['/v4/orders/pay-url', '/v4/orders/pay-url'],
  ['/v4/orders/900001', '/v4/orders/*'],
  ['/transfer/Anna', '/transfer/*'],
  ['/transfer/%61nna', '/transfer/*'],
  ['/transfer/anna_kel', '/transfer/*'],
  ['/transfer/-anna', '/transfer/*'],
  ['/places/anna', '/places/*'],
  ['/places/find', '/places/find'],
])('SEC-05 of the path %j is kept %j', (path, kept) => {
  expect(plainPath(path)).toBe(kept)
})
