import { type Attributes, attributes } from '../options.ts'

/** Values of the attributes; the required ones are always filled in. */
type Settled = Attributes & { 'base-url': string; section: string; lang: string; wished: string }

/**
 * Reads the attributes of an element. The query of the page has priority for `from`, `to` and `lang`, since the
 * visitor's link has set it. The section always has a value, and so has `lang`: the first tag that belongs to a
 * language of the module, else `en` (SHELL-23). `wished` has the tags before it, one of which may be a partner's own
 * language (I18N-05).
 *
 * @param baseUrl used if the element has no `base-url`.
 */
export function readAttributes(view: Window, host: Element, baseUrl = ''): Settled {
  const said = {} as Record<string, string> & Settled
  for (const name of host.getAttributeNames())
    if (attributes.includes(name) || /^utm-/.test(name)) said[name] = host.getAttribute(name)!
  const query = new URLSearchParams(view.location.search)
  for (const name of ['from', 'to']) said[name] = query.get(name) || said[name]!
  said['base-url'] ||= baseUrl
  said.section ||= 'transfer'
  ;[said.wished, said.lang] = [
    query.get('lang'),
    said.lang,
    view.document.documentElement.lang,
    ...view.navigator.languages,
    'en',
  ]
    .join(' ')
    .trim()
    .toLowerCase()
    .split(/(?<!\S)(en|ru|es)(?![a-z\d])/) as [string, string]
  return said
}
