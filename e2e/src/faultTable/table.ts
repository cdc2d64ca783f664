import type { EndpointName } from '@wherry/booking/contract/endpoints.ts'
import type { FaultKind } from '@wherry/sandbox/faults/kinds.ts'
import { type FaultGroup, faultGroups } from './kinds.ts'
import type { UiState } from './states.ts'

/** One call at one moment, and what each fault of it is to the visitor. */
export interface Row {
  /** The call that goes wrong. */
  readonly call: EndpointName
  /** When the visitor makes it, in a few words. */
  readonly moment: string
  /** What they have entered by then, which no fault may take. */
  readonly entered: string
  /** What the requirements say of it. */
  readonly ids: string
  readonly states: Readonly<Record<FaultKind, UiState>>
}

/** Of each kind alone, of its group, else of all that went wrong. */
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
 * Every call of the contract under every fault of the sandbox (REL-03). By hand, from the requirements; where they are
 * silent, what a person would expect: what can be done without is done without, what was asked for on purpose is told
 * where it was asked for, and what may have been done is never called undone.
 */
export const table = {
  settingUser: {
    call: 'settingUser',
    moment: 'A customer who is signed in opens the search.',
    entered: 'the search of the address',
    ids: 'ERR-03 ROLE-02 AUTH-05',
    // The requirements name 400, 403 and 5xx. Any other refusal is one too; without an answer a search needs no account,
    // and an account whose number is none is no answer. A 400 of settings is a refusal whatever it says.
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
    // What no page of the account could mend leads nowhere.
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
    // A refusal that says nothing of the place is no answer to it.
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
    // Rows of required fields alone have neither title nor text: there is nothing to show of any of them.
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
    // The API draws the way in its place; a maps service knows no account of ours.
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
    // The person chooses the time themselves; a refusal is said, but for those that no message tells.
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
    // A definite no names the code; anything else, prices of more rides than were asked about too, says nothing of it.
    states: states('notice', { refused: 'fieldError', barred: 'fieldError', manyRows: 'notice' }),
  },
  miles: {
    call: 'miles',
    moment: 'A number in the miles programme is entered.',
    entered: 'the form, the number',
    ids: 'BOOK-36 ERR-04',
    // What is not said of the number is said by nobody: the ride is booked all the same.
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
    // An order whose number cannot be read is no answer, and no booking has so many rides.
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
    // Saved once under its key, however often it is sent. An answer to a change may be none at all.
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
    // Here they are signed out whatever the service does; a refusal is said, but for those that no message tells. It is
    // the page's own host that is asked: it refuses where it has no answer to hand on, and no other origin is read.
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
    // An answer to a change may be none at all.
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
