import { routeWeight } from '@wherry/bench/routeWeights.ts'
import { expect, it } from 'vitest'

const search = ['/messages/en/search.ts']
const offers = ['/FinderOffers.tsx', '/RouteOptions.tsx', '/OfferResults.tsx', '/messages/en/offers.ts']
const pictures = '/cars/cars.tsx'
const order = ['/laterPages.tsx', '/loadLater.ts', '/messages/en/order.ts', '/account/resource/storedData.ts']
/** The form: its trip, the sections below it with the pay block, and the rules that read phones. */
const form = ['/BookingScreen.tsx', '/form/FormRest.tsx', '/resource/formRules.ts', '/wire/orderRequest.ts']

/**
 * Packages come as they are published (decision 17): 4 to 7 kB of script more than where the build cut them, and one
 * file more, the build's own helper for CommonJS. Routes by wouter's patterns are 0.9 kB of it.
 *
 * Parts that few meet are named by the file that shows them, not by one list of all: 0.04 to 0.2 kB. A control's life in a
 * form (decision 30) and recipes are 0.9 to 1.4 kB.
 *
 * Readers by SWR (decision 31) are 7.5 kB of a page that asks for prices and 2 kB of the others. A calendar of several
 * months and languages and a typed number of people are 3 to 6 kB of the pages that have them.
 *
 * Names and classes of parts are 0.4 kB of the first screen, and 1 to 2 of the others. The
 * union of a booking's way (decision 32) is 1.7 kB of the form, the table of a draft's fields 0.9, and other calendars, the
 * clock of twelve hours and several days 2 of the pages with dates.
 *
 * Dialogs and menus by the set of pages that need them (chunkGroups.ts) save 12 to 40 kB of the pages after the first
 * one. The list of offers stays in one file: in several it was 36 kB less and seen 0.8 s later. The menu of the order comes
 * after the list.
 *
 * The first screen leaves to later files the way back of an offer, the link to a marketplace, and wouter's `Link`, which
 * nobody uses: 0.9 kB.
 *
 * The cache that calls outside components share, form sections that read what they show, and answers in the page are 0.4
 * kB of the first screen, 1.5 of the others and 3 of the form. What a tab keeps for its drawn form is 0.2 of the form.
 *
 * The wait of the first render for what the edge has drawn of a partner's look (decision 18) is 0.08 kB of all pages.
 *
 * The life of controls in a form, texts entered before the script included (decision 30), is 0.4 kB of all pages; messages
 * of programs, which no visitor is shown, are 0.4; texts that people copy from tickets and maps are 0.5 of the form.
 *
 * The form loads in two parts: its trip, then the sections below it with the rules that read phones. In two parts it is
 * 6 kB and some files more than in one, and its trip 82 kB less. The trip has the calendar's dialog, 10 kB, from its start:
 * a press on a phone waits for no file, and all nine components are 1.5 kB less for a partner.
 *
 * The cache is a part of the first screen since it reads by it (decision 31). Shapes, values and one reader that only later
 * answers need left it for the first later file: 0.4 kB of yachts, a frame, a landing and the sign-in.
 *
 * Language tags that are none, the focus of the first invalid control of a form and of a text entered before the script are
 * 0.4 kB of all pages; a refusal that keeps its code if the file of its words hangs, and a page that reloads for a missing
 * part of the form, 0.3. Pages with a calendar share its dialog
 * with fewer others since the form has two parts: 2 kB of yachts.
 *
 * Texts that people paste are read in more kinds (dates beside flights, seats without a car's word, links of map
 * services), and the first screen lost 0.4 kB: reasons of failures, and what prepares a drawn page. With both, the form,
 * rent, yachts, the sign-in and the editor are 0.1 to 0.4 kB larger, and the other pages 0.1 to 0.6 smaller.
 *
 * Sources of each route, and the most that it may weigh: kB of script and of style, gzipped, and later scripts. */
const budgets: readonly [string, readonly string[], number, number, number][] = [
  ['finder', [], 119.4, 8.9, 2],
  ['offers without the map', [...offers, pictures], 166.2, 13.9, 7],
  ['offers', [...offers, pictures, '/RouteMap.tsx', '/promoParts.ts'], 229, 16.8, 12],
  ['form, its trip', [...order, '/BookingScreen.tsx'], 253.3, 15.3, 18],
  ['form', [...order, pictures, ...form], 341.9, 20.7, 32],
  ['approval', [...order, pictures, '/ApprovalScreen.tsx'], 207.6, 16, 17],
  ['rent', ['/laterPages.tsx', '/RentScreen.tsx', '/messages/en/rent.ts', ...offers], 176.7, 15, 10],
  ['yachts', ['/laterPages.tsx', '/YachtFlow.tsx', '/messages/en/yacht.ts'], 218, 17.3, 16],
  ['framed', ['/frame/frame.ts', '/look/partnerTheme.ts'], 163.6, 11.3, 6],
  [
    'landing',
    ['/landingParts.ts', '/messages/en/landing.ts', '/messages/en/sellingPoints.ts'],
    149.7,
    12.3,
    8,
  ],
  ['sign-in', ['/SignIn.tsx', '/messages/en/login.ts'], 187.1, 13.9, 14],
  ['editor', ['/laterPages.tsx', '/EditorScreen.tsx', '/messages/en/editor.ts'], 234.9, 18.9, 17],
]

it.each(budgets)('the budget of a route holds: %s', (name, sources, script, style, later) => {
  const weight = routeWeight([...search, ...sources])
  console.info(`${name}: ${JSON.stringify(weight)}`)
  expect(weight.script / 1000, 'script, kB').toBeLessThanOrEqual(script)
  expect(weight.style / 1000, 'style, kB').toBeLessThanOrEqual(style)
  expect(weight.later, 'later scripts').toBeLessThanOrEqual(later)
})
