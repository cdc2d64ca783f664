import { type Attributes, attributes } from '../options.ts'

/** What is said of a frame, with what has to be. */
type Settled = Attributes & { 'base-url': string; section: string; lang: string; wished: string }

/**
 * What the attributes of an element say; the visitor's link wins for `from`, `to` and `lang`, since it is theirs. The
 * section is always said, as it is settled, and so is the language: the first tag that reduces to one of ours, en where
 * none does (SHELL-23). `wished` are the tags before it: the frame knows whether one names a partner's own (I18N-05).
 *
 * @param baseUrl stands where the element names none.
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
