import { defaultCurrency } from '@wherry/booking/domain/currency.ts'
import type { Lang } from '@wherry/booking/domain/language.ts'
import type { HexColor, ThemeName } from '@wherry/booking/domain/moduleSettings.ts'
import type { ModuleCore } from '@wherry/booking/hooks/module.tsx'
import type { ParentMessage, ToChild } from '@wherry/embed/protocol'
import { asQuery, keptQuery, pageOf, pathOf, withLang } from '../paths.ts'

/** What the page has said last, by the names of the attributes. */
export type Said = Readonly<Record<string, string>>

export interface FollowPageSetup {
  said(): Said
  say(said: Said): void
}

type Parts = Pick<ToChild, 'prefill' | 'theme' | 'lang' | 'currency' | 'section'>

const fields: { readonly [T in keyof Parts]: readonly string[] } = {
  prefill: ['from', 'to', 'from-iata', 'to-iata', 'date', 'return-date', 'adults', 'children'],
  theme: ['theme', 'accent', 'radius', 'font'],
  lang: ['lang'],
  currency: ['currency'],
  section: ['section'],
}

const themes: readonly string[] = ['light', 'dark', 'alfa-on-white', 'wherry'] satisfies ThemeName[]

/** Does what the page says to the module as it stands: nothing is loaded anew, nothing that was entered is lost. */
export function followPage(
  module: ModuleCore,
  { said, say }: FollowPageSetup,
): (message: ParentMessage) => void {
  const { config, platform, stores } = module
  const { finder, session } = stores

  const pageNow = () => pageOf(window.location.pathname.slice(config.basePath.length), config.sections)
  const replaceQuery = (query: string) =>
    window.history.replaceState(window.history.state, '', window.location.pathname + query)

  const change: { readonly [T in keyof Parts]: (payload: Parts[T]) => void } = {
    lang({ lang }) {
      replaceQuery(withLang(window.location.search, lang))
      module.setLang(lang as Lang).catch(platform.report)
    },
    currency({ currency }) {
      const { userId, partnerId, lang, hostName } = session.get()
      const next = currency ?? defaultCurrency(lang, hostName)
      session.dispatch({ type: 'userRead', userId, partnerId, currency: next })
    },
    section({ section }) {
      const to = section === 'rent' || section === 'yacht' ? section : 'finder'
      if ((to !== 'finder' && !config.sections[to]) || pageNow()?.name === to) return
      finder.dispatch({ type: 'reset' })
      const path = config.basePath + pathOf({ name: to })
      window.history.pushState(null, '', path + keptQuery(window.location.search))
    },
    theme({ theme, accent, radius }) {
      const root = document.querySelector<HTMLElement>('.wherry-root')
      if (root && radius) root.dataset['wherryRadius'] = radius
      else if (root) delete root.dataset['wherryRadius']
      const chosen = {
        theme: theme !== undefined && themes.includes(theme) ? (theme as ThemeName) : null,
        accent: accent === undefined ? null : (accent.toUpperCase() as HexColor),
      }
      import('@wherry/booking/hooks/partnerTheme.ts').then(
        ({ partnerThemeOf }) => partnerThemeOf(module).choose(chosen),
        platform.report,
      )
    },
    prefill(payload) {
      const name = pageNow()?.name
      if (name !== 'finder' && name !== 'rent') return
      const query = new URLSearchParams(window.location.search)
      const { from, to } = finder.get()
      for (const [side, input] of Object.entries({ from, to })) {
        const next = payload[side as 'from']
        // What the visitor has typed or chosen stays.
        const isUntouched = input.item ? input.item.placeId === said()[side] : input.text.trim() === ''
        if (next !== undefined && isUntouched) query.set(side, next)
      }
      if (asQuery(query) !== asQuery(new URLSearchParams(window.location.search)))
        replaceQuery(asQuery(query))
    },
  }

  function take<T extends keyof Parts>(type: T, payload: Parts[T]): void {
    change[type](payload)
    const rest = Object.entries(said()).filter(([name]) => !fields[type].includes(name))
    say(Object.fromEntries([...rest, ...textsOf(payload, fields[type])]))
  }

  return ({ type, payload }) => {
    if (type === 'init') {
      campaign(payload)
      for (const part of Object.keys(fields) as (keyof Parts)[]) {
        const now = Object.fromEntries(textsOf(payload, fields[part]))
        const before = Object.fromEntries(textsOf(said(), fields[part]))
        if (JSON.stringify(now) !== JSON.stringify(before)) take(part, payload as never)
      }
    } else if (type in fields) take(type as 'lang', payload as never)
  }

  /** Where the visitor came from goes on in the address (BOOK-56); what it says already stands. */
  function campaign(payload: ToChild['init']): void {
    const query = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(payload)) {
      const key = name.replace('-', '_')
      if (name.startsWith('utm-') && !query.has(key)) query.set(key, value)
    }
    const marks = [...query].length - new URLSearchParams(window.location.search).size
    if (marks > 0) replaceQuery(asQuery(query))
  }
}

/** The fields that are said, in one order. */
const textsOf = (payload: object, names: readonly string[]): [string, string][] =>
  names.flatMap((name) => {
    const value = (payload as Said)[name]
    return value === undefined ? [] : [[name, value]]
  })
