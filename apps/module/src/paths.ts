import { ratingSteps } from '@wherry/booking/domain/offerView.ts'
import { hoursOf } from '@wherry/booking/domain/rent.ts'
import type { FinderSearch, SearchAddress } from '@wherry/booking/screens/finder/FinderScreen.tsx'
import type { YachtPage } from '@wherry/booking/screens/yacht/YachtFlow.tsx'
import { parse } from 'regexparam'
import { matchRoute, type Parser } from 'wouter'

/** Pages of the account's own host, by their paths below the base path. */
export type AccountPage = 'account/settings' | 'account/list'

/** Where a person is inside the module. */
export type Page =
  | { name: 'finder' }
  | { name: 'rent' }
  | { name: YachtPage }
  | { name: 'prices' }
  | { name: 'edit' }
  | { name: AccountPage }
  | { name: 'approval'; transaction: string }

/** The sections of the menu and whether they are on. */
export interface Sections {
  transfer: true
  rent: boolean
  yacht: boolean
}

/**
 * The path of each page below the base path. Whole segments decide and anything may stand before them, so that
 * `/transfer/reprices` is not `prices` (SHELL-08 to SHELL-12). The first that fits counts.
 */
export const paths = {
  finder: '/',
  approval: '/*?/approveorder/:transaction',
  prices: '/*?/prices',
  edit: '/*?/edit',
  rent: '/*?/rent',
  yacht: '/*?/yacht',
  'yacht/order': '/*?/yacht/order',
  'yacht/order/success': '/*?/yacht/order/success',
  'account/settings': '/*?/account/settings',
  'account/list': '/*?/account/list',
} as const satisfies Readonly<Record<Page['name'], string>>

/** wouter's own parser of patterns, for which capitals count. */
export const parser: Parser = (path, loose) => {
  const { keys, pattern } = parse(path, loose)
  return { keys, pattern: new RegExp(pattern.source) }
}

/** The page of a path below the base path; null for a section that is off and for a path nobody knows: the app goes to the index. */
export function pageOf(path: string, sections: Sections): Page | null {
  const segments = path.split('/').filter(Boolean).map(decode)
  if (segments.at(-1) === null) return null
  // Each segment is read once, as it was before it was escaped.
  const plain = `/${segments.map((one) => encodeURIComponent(one ?? '')).join('/')}`
  for (const name of Object.keys(paths) as Page['name'][]) {
    const [isHere, params] = matchRoute(parser, paths[name], plain)
    if (!isHere || (name === 'rent' && !sections.rent) || (/^yacht/.test(name) && !sections.yacht)) continue
    return name === 'approval' ? { name, transaction: transactionOf(params) } : { name }
  }
  return null
}

/** The transaction in what the path of a confirmation was read as. */
export const transactionOf = ({ transaction }: { readonly transaction?: string }): string =>
  decodeURIComponent(transaction ?? '')

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** The path that leads to a page, below the base path: empty for the index, else beginning with a slash. */
export function pathOf(page: Page): string {
  switch (page.name) {
    case 'finder':
      return ''
    case 'approval':
      return `/approveorder/${encodeURIComponent(page.transaction)}`
    default:
      return `/${page.name}`
  }
}

const actions = ['change', 'repeat', 'new'] as const
const sorts = ['price', 'rating', 'capacity'] as const
const longestId = 100
const mostIds = 50

/** Reads the query; unknown names and values are ignored. */
export function searchOf(query: string): FinderSearch {
  const params = new URLSearchParams(query)
  return {
    from: params.get('from') || undefined,
    to: params.get('to') || undefined,
    subAddress: (params.get('subAddress') ?? '').split(',').filter(Boolean),
    hours: hoursOf(params.get('hours')) ?? undefined,
    isReturn: params.get('return') === '1' || undefined,
    sort: sorts.find((sort) => sort === params.get('sort')),
    grouped: params.get('list') === 'offers' ? false : undefined,
    classes: idsOf(params, 'class'),
    providers: idsOf(params, 'provider'),
    minRating: ratingSteps.find((step) => String(step) === params.get('rating')),
    action: actions.find((action) => action === params.get('action')),
    orderId: params.get('order_id') || undefined,
    passengersCount: countOf(params.get('passengersCount')),
  }
}

function countOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d?$/.test(text) ? Number(text) : undefined
}

/** Ids of a filter; so many and so long as no list has. */
function idsOf(params: URLSearchParams, name: string): readonly string[] | undefined {
  const ids = params.getAll(name).filter((id) => id !== '' && id.length <= longestId)
  return ids.length > 0 ? [...new Set(ids)].slice(0, mostIds) : undefined
}

/** The query of another search; what in it belongs to no search stays, what the search leaves out goes (PLACE-09). */
export function withSearch(query: string, address: SearchAddress): string {
  const { from, to, subAddress, hours, isReturn, sort, grouped, minRating, action, orderId } = address
  const params = new URLSearchParams(query)
  const named = {
    ...{ from, to, subAddress: subAddress?.join(','), hours, return: isReturn && 1, sort },
    ...{ list: grouped === false && 'offers', rating: minRating, action, order_id: orderId },
  }
  for (const [name, value] of Object.entries(named)) {
    if (value) params.set(name, String(value))
    else params.delete(name)
  }
  for (const [name, ids] of Object.entries({ class: address.classes, provider: address.providers })) {
    params.delete(name)
    for (const id of ids ?? []) params.append(name, id)
  }
  return asQuery(params)
}

/** The query without the fewest seats. */
export function withoutSeats(query: string): string {
  const params = new URLSearchParams(query)
  params.delete('passengersCount')
  return asQuery(params)
}

/** The query with another language. */
export function withLang(query: string, lang: string): string {
  const params = new URLSearchParams(query)
  params.set('lang', lang)
  return asQuery(params)
}

/** The marks of a campaign, sent with the order (BOOK-56, BOOK-55). */
export const isMark = (name: string): boolean => name.startsWith('utm_') || name === 'sub_id'

/** What of the query goes on to the booking form: userID, lang and the marks of a campaign (SHELL-11). */
export function keptQuery(query: string): string {
  const kept = [...new URLSearchParams(query)].filter(
    ([name]) => name === 'userID' || name === 'lang' || isMark(name),
  )
  return asQuery(new URLSearchParams(kept))
}

/** With its question mark, or nothing. */
export const asQuery = (params: URLSearchParams): string => (params.size > 0 ? `?${params}` : '')
