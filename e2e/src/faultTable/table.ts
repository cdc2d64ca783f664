import type { EndpointName } from '@wherry/booking/wire'
import type { FaultKind } from '@wherry/sandbox/faults/kinds.ts'
import { type FaultGroup, faultGroups } from './kinds.ts'
import type { UiState } from './states.ts'

/** One call in one situation, with the state to which each fault leads. */
export interface Row {
  /** The call that fails. */
  readonly call: EndpointName
  /** The situation in which the visitor makes the call, in a few words. */
  readonly moment: string
  /** The values that were entered before the call, which no fault may lose. */
  readonly entered: string
  /** Ids of the requirements for the call. */
  readonly ids: string
  readonly states: Readonly<Record<FaultKind, UiState>>
}

/** States by kind of fault or by group of kinds. The state of a kind takes precedence. */
type Given = Partial<Record<FaultGroup | FaultKind, UiState>>

const usual: Given = { slow: 'waiting', harmless: 'unchanged', signedOut: 'login' }

function states(failed: UiState, given: Given = {}): Record<FaultKind, UiState> {
  const all = { ...usual, ...given }
  return Object.fromEntries(
    Object.entries(faultGroups).flatMap(([group, kinds]) =>
      kinds.map((kind) => [kind, given[kind] ?? all[group as FaultGroup] ?? failed]),
    ),
  ) as Record<FaultKind, UiState>
}

/**
 * Every call of the contract under every fault of the sandbox (REL-03), written by hand from the requirements. Cases
 * that the requirements leave open follow a person’s expectation: an optional result is left out silently, a failed
 * action shows its error next to the control, and an order that may exist is never called failed.
 */
export const table = {
  settingUser: {
    call: 'settingUser',
    moment: 'A customer who is signed in opens the search.',
    entered: 'the search of the address',
    ids: 'ERR-03 ROLE-02 AUTH-05',
    // The requirements name 400, 403 and 5xx. Any other refusal is treated the same. Without an answer no account is
    // needed for a search. An answer whose account number is no number is invalid. A 400 of the settings is a refusal
    // whatever its text is.
    states: states('errorScreen', {
      status400NoError: 'errorScreen',
      hostileJson: 'silent',
      barred: 'forbidden',
      cut: 'silent',
      unanswered: 'silent',
      unreadable: 'silent',
    }),
  },
  frameUserSettings: {
    call: 'frameUserSettings',
    moment: 'A visitor opens a partner’s page with the module in it.',
    entered: 'nothing',
    ids: 'ERR-03 ROLE-02 API-04',
    states: states('errorScreen', {
      status400NoError: 'errorScreen',
      hostileJson: 'silent',
      barred: 'forbidden',
      cut: 'silent',
      unanswered: 'silent',
      unreadable: 'silent',
    }),
  },
  moduleSettings: {
    call: 'moduleSettings',
    moment: 'A customer opens a partner’s search.',
    entered: 'the search of the address',
    ids: 'LAND-04',
    states: states('silent', { status400NoError: 'silent' }),
  },
  moduleSettingsOfPartner: {
    call: 'moduleSettings',
    moment: 'The partner himself opens his module.',
    entered: 'nothing',
    ids: 'LAND-04 SHELL-13',
    // The page does not redirect for faults that no account page could fix.
    states: states('redirect', { status400NoError: 'redirect', cut: 'silent', unanswered: 'silent' }),
  },
  features: {
    call: 'features',
    moment: 'A partner opens his module.',
    entered: 'nothing',
    ids: 'ROLE-03',
    states: states('silent', { harmless: 'silent' }),
  },
  place: {
    call: 'place',
    moment: 'A link names the pickup.',
    entered: 'the address of the link',
    ids: 'PLACE-10 PLACE-11 ERR-07',
    // A refusal that says nothing about the place does not mean that the place does not exist.
    states: states('fieldError', { refused: 'notFound', conflict: 'notFound', hostileJson: 'fieldError' }),
  },
  countryByPoint: {
    call: 'countryByPoint',
    moment: 'A link names a pickup whose country the service does not say.',
    entered: 'the address of the link',
    ids: 'PLACE-14',
    states: states('silent', { harmless: 'silent' }),
  },
  promo: {
    call: 'promo',
    moment: 'The prices of a search are shown.',
    entered: 'both places',
    ids: 'PRICE-18',
    // `manyRows` gives rows with only the required fields, without title and text, so there is nothing to show.
    states: states('silent', { slow: 'unchanged', manyRows: 'silent' }),
  },
  promoViews: {
    call: 'promoViews',
    moment: 'The promotion was in view for a second.',
    entered: 'both places',
    ids: 'PRICE-18',
    states: states('silent', { slow: 'silent', harmless: 'silent' }),
  },
  transportNodes: {
    call: 'transportNodes',
    moment: 'A term is typed into the pickup.',
    entered: 'the term',
    ids: 'PLACE-04 PLACE-06',
    states: states('silent'),
  },
  findPlaces: {
    call: 'findPlaces',
    moment: 'An address is typed into the drop-off.',
    entered: 'the pickup, the term',
    ids: 'PLACE-04 PLACE-06',
    states: states('silent'),
  },
  checkLocation: {
    call: 'checkLocation',
    moment: 'A stop is chosen on the way.',
    entered: 'both places, the stop',
    ids: 'PLACE-18',
    states: states('fieldError'),
  },
  directions: {
    call: 'directions',
    moment: 'Both places are known: the map draws the way.',
    entered: 'both places',
    ids: 'PRICE-15 API-14',
    // The route of the API is drawn in place of the maps service’s. A maps service has no accounts, so its refusal
    // signs nobody out.
    states: states('unchanged', { slow: 'unchanged', signedOut: 'unchanged' }),
  },
  navigationPaths: {
    call: 'navigationPaths',
    moment: 'Both places are known, and there is no maps service.',
    entered: 'both places',
    ids: 'PRICE-15 API-14',
    states: states('silent', { slow: 'unchanged' }),
  },
  prices: {
    call: 'prices',
    moment: 'The ends of a search are swapped.',
    entered: 'both places',
    ids: 'PRICE-02 ERR-07',
    states: states('notice'),
  },
  rentPrices: {
    call: 'rentPrices',
    moment: 'The hours of a hire are changed.',
    entered: 'the pickup, the hours',
    ids: 'RENT-08 PRICE-02 ERR-07',
    states: states('notice'),
  },
  getWidget: {
    call: 'getWidget',
    moment: 'The terms of an offer are opened.',
    entered: 'both places',
    ids: 'PRICE-19 BOOK-40',
    states: states('notice'),
  },
  recommendedTime: {
    call: 'recommendedTime',
    moment: 'The time of a departure is entered.',
    entered: 'the departure',
    ids: 'BOOK-14 ERR-04',
    // The person chooses the time without the check. A refusal is shown, except for one without a message.
    states: states('silent', {
      hostileJson: 'silent',
      refused: 'toast',
      conflict: 'toast',
      tooMany: 'toast',
      broken: 'toast',
    }),
  },
  checkTime: {
    call: 'checkTime',
    moment: 'The time of a landing is entered.',
    entered: 'the flight and its time',
    ids: 'BOOK-14 BOOK-15',
    states: states('notice'),
  },
  calculateNewPrice: {
    call: 'calculateNewPrice',
    moment: 'A promo code is applied.',
    entered: 'the form, the code',
    ids: 'BOOK-32',
    // Only a definite refusal concerns the code. Any other fault, such as prices of too many rides, does not.
    states: states('notice', { refused: 'fieldError', barred: 'fieldError', manyRows: 'notice' }),
  },
  miles: {
    call: 'miles',
    moment: 'A number in the miles programme is entered.',
    entered: 'the form, the number',
    ids: 'BOOK-36 ERR-04',
    // No message is shown if the answer does not judge the number: the ride can be booked all the same.
    states: states('silent', {
      hostileJson: 'silent',
      refused: 'fieldError',
      barred: 'fieldError',
      conflict: 'fieldError',
      tooMany: 'fieldError',
      broken: 'toast',
    }),
  },
  costCenters: {
    call: 'costCenters',
    moment: 'A cost centre is looked for by name.',
    entered: 'the form, the name',
    ids: 'BOOK-25',
    states: states('notice'),
  },
  createOrder: {
    call: 'createOrder',
    moment: 'The ride is booked, to be paid in cash.',
    entered: 'the whole form',
    ids: 'REL-01 REL-02 BOOK-42 BOOK-49',
    states: states('unknownOutcome', {
      refused: 'notice',
      barred: 'notice',
      tooMany: 'notice',
      hostileJson: 'unknownOutcome',
    }),
  },
  payUrl: {
    call: 'payUrl',
    moment: 'An order of the form is to be paid by card.',
    entered: 'the whole form',
    ids: 'BOOK-43 BOOK-49',
    states: states('notice'),
  },
  order: {
    call: 'order',
    moment: 'The page after a booking is opened.',
    entered: 'nothing',
    ids: 'SHELL-12 REL-02',
    // An answer with an unreadable number or with too many rides is not accepted as an order.
    states: states('notice', { status404: 'notFound', hostileJson: 'notice', manyRows: 'notice' }),
  },
  orderToChange: {
    call: 'order',
    moment: 'A link names an order to change.',
    entered: 'nothing',
    ids: 'BOOK-50 BOOK-51 PRICE-22',
    states: states('notice', {
      status404: 'notFound',
      barred: 'notFound',
      hostileJson: 'notice',
      manyRows: 'notice',
    }),
  },
  updateOrder: {
    call: 'updateOrder',
    moment: 'The changes of an order are saved.',
    entered: 'the whole form',
    ids: 'REL-01 REL-02 BOOK-50',
    // Repeated sending under one key saves the change only once. The answer may be empty.
    states: states('unknownOutcome', {
      refused: 'notice',
      barred: 'notice',
      conflict: 'notice',
      tooMany: 'notice',
      emptyBody: 'unchanged',
    }),
  },
  login: {
    call: 'login',
    moment: 'Login and password are sent.',
    entered: 'login and password',
    ids: 'AUTH-03 ERR-05',
    states: states('notice', { signedOut: 'notice' }),
  },
  authLogin: {
    call: 'authLogin',
    moment: 'Login and password were right, the token is asked for.',
    entered: 'login and password',
    ids: 'AUTH-03 AUTH-04 ERR-05',
    states: states('notice', { signedOut: 'notice' }),
  },
  logout: {
    call: 'logout',
    moment: 'A customer signs out.',
    entered: 'the search of the address',
    ids: 'AUTH-07 ERR-04',
    // The device signs out whatever the service does. A refusal is shown, except for one without a message. The call
    // goes to the page’s own host, which refuses it if it has no answer to pass on.
    states: states('unchanged', {
      signedOut: 'unchanged',
      refused: 'toast',
      conflict: 'toast',
      tooMany: 'toast',
      broken: 'toast',
      reset: 'toast',
      lost: 'toast',
    }),
  },
  saveModuleSettings: {
    call: 'saveModuleSettings',
    moment: 'A partner saves his settings.',
    entered: 'the edited settings',
    ids: 'EDITOR-07',
    // The answer to a change may be empty.
    states: states('notice', { status400NoError: 'notice', emptyBody: 'unchanged' }),
  },
  yachtRequest: {
    call: 'yachtRequest',
    moment: 'A request for a yacht is sent.',
    entered: 'the whole request',
    ids: 'YACHT-11 REL-02',
    states: states('unknownOutcome', { refused: 'notice', barred: 'notice', tooMany: 'notice' }),
  },
} as const satisfies Record<string, Row>

/** Name of a row. */
export type RowName = keyof typeof table
/** All rows, in the order in which a visitor comes to them. */
export const rowNames = Object.keys(table) as readonly RowName[]
