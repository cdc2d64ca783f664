import { routeWeight } from '@wherry/bench/routeWeights.ts'
import { expect, it } from 'vitest'

const search = ['/messages/en/search.ts']
const offers = ['/FinderOffers.tsx', '/RouteOptions.tsx', '/OfferResults.tsx', '/messages/en/offers.ts']
const pictures = '/cars/cars.tsx'
const order = ['/laterPages.tsx', '/loadLater.ts', '/messages/en/order.ts', '/hooks/kept.ts']

/**
 * Packages come as they are published (decision 17): 4 to 7 kB of script more than where the build cut them, and one
 * file more, the build's own helper for CommonJS. Routes by wouter's patterns are 0.9 kB of it.
 *
 * Sources of each route, and the most that it may weigh: kB of script and of style, gzipped, and later scripts. */
const budgets: readonly [string, readonly string[], number, number, number][] = [
  ['finder', [], 115, 9, 2],
  ['offers without the map', [...offers, pictures], 180.5, 15.5, 7],
  ['offers', [...offers, pictures, '/RouteMap.tsx', '/promoParts.ts'], 232, 17.5, 10],
  ['form', [...order, pictures, '/BookingScreen.tsx'], 327, 21, 21],
  ['approval', [...order, pictures, '/ApprovalScreen.tsx'], 225, 18, 15],
  ['rent', ['/laterPages.tsx', '/RentScreen.tsx', '/messages/en/rent.ts', ...offers], 185.5, 16.5, 10],
  ['yachts', ['/laterPages.tsx', '/YachtFlow.tsx', '/messages/en/yacht.ts'], 215, 17, 13],
  ['framed', ['/frame/frame.ts', '/hooks/partnerTheme.ts'], 157, 11, 6],
  ['landing', ['/landingParts.ts', '/messages/en/landing.ts', '/messages/en/sellingPoints.ts'], 155.5, 12, 8],
  ['sign-in', ['/SignIn.tsx', '/messages/en/login.ts'], 190, 14, 12],
  ['editor', ['/laterPages.tsx', '/EditorScreen.tsx', '/messages/en/editor.ts'], 233.5, 21, 14],
]

it.each(budgets)('the budget of a route holds: %s', (name, sources, script, style, later) => {
  const weight = routeWeight([...search, ...sources])
  console.info(`${name}: ${JSON.stringify(weight)}`)
  expect(weight.script / 1000, 'script, kB').toBeLessThanOrEqual(script)
  expect(weight.style / 1000, 'style, kB').toBeLessThanOrEqual(style)
  expect(weight.later, 'later scripts').toBeLessThanOrEqual(later)
})
