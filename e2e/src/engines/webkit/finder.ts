import {
  getByAltTextSelector,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTestIdSelector,
  getByTextSelector,
  getByTitleSelector,
} from 'ivya'

type Role = Parameters<typeof getByRoleSelector>[0]
type ByRole = Parameters<typeof getByRoleSelector>[1]
type Text = string | RegExp
interface Exact {
  exact?: boolean
}
export interface Filter {
  hasText?: Text
  hasNotText?: Text
  has?: { readonly selector: string }
  hasNot?: { readonly selector: string }
  visible?: boolean
}
/** An element that a selector finds, and in which other elements can be found. */
interface Found<L> {
  find(selector: string): L
}

/** Ways to find an element that a page, a frame and an element share. */
export abstract class Finder<L extends Found<L>> {
  abstract find(selector: string): L
  // The locator library does not know the role of the element `search`, so its tag name is the selector.
  getByRole = (role: Role, options?: ByRole) =>
    this.find(role === 'search' && !options ? 'search' : getByRoleSelector(role, options))
  getByText = (text: Text, options?: Exact) => this.find(getByTextSelector(text, options))
  getByLabel = (text: Text, options?: Exact) => this.find(getByLabelSelector(text, options))
  getByTitle = (text: Text, options?: Exact) => this.find(getByTitleSelector(text, options))
  getByAltText = (text: Text, options?: Exact) => this.find(getByAltTextSelector(text, options))
  getByPlaceholder = (text: Text, options?: Exact) => this.find(getByPlaceholderSelector(text, options))
  getByTestId = (id: Text) => this.find(getByTestIdSelector('data-testid', id))
  locator = (selector: string, filter?: Filter) => filtered(this.find(selector), filter)
}

const textPart = (name: string, text: Text) =>
  `${name}=${text instanceof RegExp ? String(text) : `${JSON.stringify(text)}i`}`

/** The locator, narrowed to elements that match a filter. */
export function filtered<L extends Found<L>>(locator: L, filter: Filter = {}): L {
  const parts = [
    filter.hasText !== undefined && textPart('internal:has-text', filter.hasText),
    filter.hasNotText !== undefined && textPart('internal:has-not-text', filter.hasNotText),
    filter.has && `internal:has=${JSON.stringify(filter.has.selector)}`,
    filter.hasNot && `internal:has-not=${JSON.stringify(filter.hasNot.selector)}`,
    filter.visible !== undefined && `visible=${filter.visible}`,
  ].filter((part) => typeof part === 'string')
  return parts.reduce((one, part) => one.find(part), locator)
}
