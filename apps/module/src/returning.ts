import { type SafeUrl, safeUrl } from '@wherry/booking/domain/safeUrl.ts'
import type { ModuleCore } from '@wherry/booking/hooks/module.tsx'
import { allowedParent } from '@wherry/embed/protocol'
import { identityOf, originsAround } from './frame/identity.ts'
import { readServedFrame } from './frame/servedFrame.ts'
import { chosenKey, keepChosen } from './options.ts'
import { isMark, keptQuery, withLang } from './paths.ts'

/** Characters that a query to come back with may have (API-23). */
const longest = 2000

/**
 * What the address that a payment comes back to says, without its question mark: language, partner and look as they are
 * now, the marks of the campaign, and whose page it began in. A frame's payment comes back to a page of our own, which
 * shares no storage with it.
 */
export function returnQuery({ config, platform, stores }: ModuleCore): string {
  const { search, href } = window.location
  const { lang } = stores.session.get()
  const identity = platform.framed ? identityOf(href, window) : null
  const query = new URLSearchParams(withLang(keptQuery(search), lang))
  for (const [name, value] of new URLSearchParams(
    identity
      ? keepChosen(String(new URLSearchParams(identity.said)), null)
      : keepChosen(search, platform.storage.session.get(chosenKey) ?? configured(config)),
  ))
    query.set(name, value.replace('#', ''))
  // A page of another site expects its user in the frame, not here.
  if (identity) query.delete('userID')
  const parent = allowed(identity ? originsAround(identity) : [new URLSearchParams(search).get('parent')])
  if (parent) query.set('parent', parent)
  if (String(query).length > longest)
    for (const name of [...query.keys()]) if (isMark(name)) query.delete(name)
  return String(query).length > longest ? '' : String(query)
}

/** The partner's site that the visitor has left for a payment, as the address says it. Null: none that may frame us. */
export function partnerPage({ platform }: ModuleCore): SafeUrl | null {
  const parent = platform.framed ? null : allowed([new URLSearchParams(window.location.search).get('parent')])
  return parent === null ? null : safeUrl(parent, 'any')
}

/** The first origin that may have this partner's module in a page of its own. */
function allowed(origins: readonly (string | null)[]): string | null {
  const { parents } = readServedFrame(document.getElementById('wherry-config')?.textContent ?? null)
  return origins.find((origin) => allowedParent(origin, parents)) ?? null
}

/** Where nothing could be kept, what the module was started with. */
function configured({ partner, currency, theme, accent }: ModuleCore['config']): string {
  const known = Object.entries({ partner, currency, theme, accent }).filter(([, value]) => value !== null)
  return String(new URLSearchParams(known as [string, string][]))
}
