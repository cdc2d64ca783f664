import { type Attributes, attributes } from '../options.ts'
import { languageOf } from './texts.ts'

/**
 * What the attributes of an element say; the visitor's link wins for `from`, `to` and `lang`, since it is theirs. The
 * language and the section are always said, as they are settled.
 *
 * @param baseUrl stands where the element names none.
 */
export function readAttributes(view: Window, host: Element, baseUrl = '') {
  const said = Object.fromEntries(attributes.map((name) => [name, host.getAttribute(name)]))
  const query = new URLSearchParams(view.location.search)
  const { lang } = view.document.documentElement
  return {
    ...said,
    'base-url': said['base-url'] || baseUrl,
    section: said['section'] || 'transfer',
    from: query.get('from') || said['from'],
    to: query.get('to') || said['to'],
    lang: languageOf([query.get('lang'), said['lang'], lang, ...view.navigator.languages]),
  } satisfies Attributes
}
