import type { YachtPage } from '@wherry/booking/yacht'
import { parse } from 'regexparam'
import { matchRoute, type Parser } from 'wouter'

/** Pages of the account's own host, by their paths below the base path. */
export type AccountPage = 'account/settings' | 'account/list'

/** A page of the module. */
export type Page =
  | { name: 'finder' }
  | { name: 'rent' }
  | { name: YachtPage }
  | { name: 'prices' }
  | { name: 'edit' }
  | { name: AccountPage }
  | { name: 'approval'; transaction: string }

/** Sections of the menu, each true if it is on. */
export interface Sections {
  transfer: true
  rent: boolean
  yacht: boolean
}

/**
 * Pattern of each page's path below the base path. Patterns compare whole segments, so `/transfer/reprices` is not
 * `prices`; any segments may come before (SHELL-08 to SHELL-12). The first match counts.
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

/** The default pattern parser of wouter, but case-sensitive. */
export const parser: Parser = (path, loose) => {
  const { keys, pattern } = parse(path, loose)
  return { keys, pattern: new RegExp(pattern.source) }
}

/** The page of a path below the base path; null for an unknown path or a section that is off: the app then goes to the index. */
export function pageOf(path: string, sections: Sections): Page | null {
  const segments = path.split('/').filter(Boolean).map(decode)
  if (segments.at(-1) === null) return null
  // Each segment is decoded once and encoded again, so that differently escaped paths are equal.
  const plain = `/${segments.map((one) => encodeURIComponent(one ?? '')).join('/')}`
  for (const name of Object.keys(paths) as Page['name'][]) {
    const [isHere, params] = matchRoute(parser, paths[name], plain)
    if (!isHere || (name === 'rent' && !sections.rent) || (/^yacht/.test(name) && !sections.yacht)) continue
    return name === 'approval' ? { name, transaction: transactionOf(params) } : { name }
  }
  return null
}

/** The transaction from the route parameters of a confirmation's path. */
export const transactionOf = ({ transaction }: { readonly transaction?: string }): string =>
  decodeURIComponent(transaction ?? '')

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** The path of a page below the base path: empty for the index, else with a slash at its start. */
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
