import { ratingSteps } from '../rules/offerView.ts'
import { hoursOf } from '../rules/rent.ts'
import type { SearchAddress } from './searchAddress.ts'

/** Values in the query of the search page (SHELL-17); unknown ones are ignored. */
export interface FinderSearch extends SearchAddress {
  /** Minimum number of seats of the shown classes, from 1 (PRICE-09). @default any number */
  passengersCount?: number | undefined
}

const actions = ['change', 'repeat', 'new'] as const
const sorts = ['price', 'rating', 'capacity'] as const
const longestId = 100
const mostIds = 50

/** The id in a parameter, without blanks that were copied with a link. Undefined: there is none. */
const idOf = (params: URLSearchParams, name: string) => params.get(name)?.trim() || undefined

/** Reads the query; unknown names and values are ignored. */
export function searchOf(query: string): FinderSearch {
  const params = new URLSearchParams(query)
  return {
    from: idOf(params, 'from'),
    to: idOf(params, 'to'),
    subAddress: params
      .getAll('subAddress')
      .flatMap((ids) => ids.split(','))
      .flatMap((id) => id.trim() || []),
    hours: hoursOf(params.get('hours')) ?? undefined,
    isReturn: params.get('return') === '1' || undefined,
    sort: sorts.find((sort) => sort === params.get('sort')),
    grouped: params.get('list') === 'offers' ? false : undefined,
    classes: idsOf(params, 'class'),
    providers: idsOf(params, 'provider'),
    minRating: ratingSteps.find((step) => String(step) === params.get('rating')),
    action: actions.find((action) => action === params.get('action')),
    orderId: idOf(params, 'order_id'),
    passengersCount: countOf(params.get('passengersCount')),
  }
}

function countOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined
}

/** Ids of a filter. Ids that are too long, and more ids than a list can have, are dropped. */
function idsOf(params: URLSearchParams, name: string): readonly string[] | undefined {
  const ids = params.getAll(name).filter((id) => id !== '' && id.length <= longestId)
  return ids.length > 0 ? [...new Set(ids)].slice(0, mostIds) : undefined
}

/**
 * The query for another search. Parameters that do not belong to a search stay; search parameters without a value are
 * removed (PLACE-09).
 */
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

/** The query with another minimum number of seats (PRICE-09); undefined removes it. */
export function withSeats(query: string, passengersCount: number | undefined): string {
  const params = new URLSearchParams(query)
  if (passengersCount === undefined) params.delete('passengersCount')
  else params.set('passengersCount', String(passengersCount))
  return asQuery(params)
}

/** The query with another language. */
export function withLang(query: string, lang: string): string {
  const params = new URLSearchParams(query)
  params.set('lang', lang)
  return asQuery(params)
}

/** True if a parameter identifies a campaign; it is sent with the order (BOOK-56, BOOK-55). */
export const isMark = (name: string): boolean => name.startsWith('utm_') || name === 'sub_id'

/** The part of the query that every page keeps: userID, lang and the campaign parameters (SHELL-11). */
export function keptQuery(query: string): string {
  const kept = [...new URLSearchParams(query)].filter(
    ([name]) => name === 'userID' || name === 'lang' || isMark(name),
  )
  return asQuery(new URLSearchParams(kept))
}

/** Formats a query with its question mark; an empty text if it has no parameters. */
export const asQuery = (params: URLSearchParams): string => (params.size > 0 ? `?${params}` : '')
