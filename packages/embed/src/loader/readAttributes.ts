import { type Attributes, attributes } from '../options.ts'
import { languageOf } from './texts.ts'

/** What is said of a frame, with what has to be. */
type Settled = Attributes & { 'base-url': string; section: string; lang: string }

/**
 * What the attributes of an element say; the visitor's link wins for `from`, `to` and `lang`, since it is theirs. The
 * language and the section are always said, as they are settled.
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
  said.lang = languageOf([
    query.get('lang'),
    said.lang,
    view.document.documentElement.lang,
    ...view.navigator.languages,
  ])
  return said
}
