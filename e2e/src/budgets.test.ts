import { routeWeight } from '@wherry/bench/routeWeights.ts'
import { expect, it } from 'vitest'

const search = ['/messages/en/search.ts']
const offers = ['/FinderOffers.tsx', '/RouteOptions.tsx', '/OfferResults.tsx', '/messages/en/offers.ts']
const pictures = '/cars/cars.tsx'
const order = ['/laterPages.tsx', '/loadLater.ts', '/messages/en/order.ts', '/hooks/kept.ts']

/** Sources of each route, and the most that it may weigh: kB of script and of style, gzipped, and later scripts. */
const budgets: readonly [string, readonly string[], number, number, number][] = [
  ['finder', [], 110, 9, 1],
  ['offers without the map', [...offers, pictures], 175, 15.5, 7],
  ['offers', [...offers, pictures, '/RouteMap.tsx', '/promoParts.ts'], 226, 17.5, 10],
  ['form', [...order, pictures, '/BookingScreen.tsx'], 318.5, 21, 21],
  ['approval', [...order, pictures, '/ApprovalScreen.tsx'], 219, 18, 15],
  ['rent', ['/laterPages.tsx', '/RentScreen.tsx', '/messages/en/rent.ts', ...offers], 179.5, 16.5, 10],
  ['yachts', ['/laterPages.tsx', '/YachtFlow.tsx', '/messages/en/yacht.ts'], 209, 17, 13],
  ['framed', ['/frame/frame.ts', '/hooks/partnerTheme.ts'], 152.5, 11, 6],
  ['landing', ['/landingParts.ts', '/messages/en/landing.ts', '/messages/en/sellingPoints.ts'], 152, 12, 8],
  ['sign-in', ['/SignIn.tsx', '/messages/en/login.ts'], 184.5, 14, 12],
  ['editor', ['/laterPages.tsx', '/EditorScreen.tsx', '/messages/en/editor.ts'], 227, 21, 14],
]

it.each(budgets)('the budget of a route holds: %s', (name, sources, script, style, later) => {
  const weight = routeWeight([...search, ...sources])
  console.info(`${name}: ${JSON.stringify(weight)}`)
  expect(weight.script / 1000, 'script, kB').toBeLessThanOrEqual(script)
  expect(weight.style / 1000, 'style, kB').toBeLessThanOrEqual(style)
  expect(weight.later, 'later scripts').toBeLessThanOrEqual(later)
})
