import { identityOf, originsAround } from '@wherry/embed/frame'
import { allowedParent } from '@wherry/embed/protocol'
import { type SafeUrl, safeUrl } from '../kernel/values/safeUrl.ts'
import { chosenKey, keepChosen } from '../module/config/chosen.ts'
import type { ModuleCore } from '../module/module.tsx'
import { isMark, keptQuery, withLang } from '../search/index.ts'
import { readServedFrame } from './servedFrame.ts'

/** Maximum length in characters of the query to return with (API-23). */
const longest = 2000

/**
 * Query of the address to which a payment returns, without its question mark: current language, partner and look,
 * campaign parameters, and the partner's page in which the payment began. A payment started in a frame returns to a
 * page of our own, which shares no storage with the frame, so the query carries these values.
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
  // Our own page ignores the partner's user id `userID`, which is for a frame on the partner's page.
  if (identity) query.delete('userID')
  const parent = allowed(identity ? originsAround(identity) : [new URLSearchParams(search).get('parent')])
  if (parent) query.set('parent', parent)
  if (String(query).length > longest)
    for (const name of [...query.keys()]) if (isMark(name)) query.delete(name)
  return String(query).length > longest ? '' : String(query)
}

/**
 * The partner's site that the visitor has left for a payment, from the address. Null: there is none that may frame the
 * module.
 */
export function partnerPage({ platform }: ModuleCore): SafeUrl | null {
  const parent = platform.framed ? null : allowed([new URLSearchParams(window.location.search).get('parent')])
  return parent === null ? null : safeUrl(parent, 'any')
}

/** The first origin that may frame this partner's module. */
function allowed(origins: readonly (string | null)[]): string | null {
  const { parents } = readServedFrame(document.getElementById('wherry-config')?.textContent ?? null)
  return origins.find((origin) => allowedParent(origin, parents)) ?? null
}

/** Values the module was started with, for a browser without storage. */
function configured({ partner, currency, theme, accent }: ModuleCore['config']): string {
  const known = Object.entries({ partner, currency, theme, accent }).filter(([, value]) => value !== null)
  return String(new URLSearchParams(known as [string, string][]))
}
