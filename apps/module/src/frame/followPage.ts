import { type HexColor, type ThemeName, themeNames } from '@wherry/booking/domain/moduleSettings.ts'
import { fontNames, radiusNames } from '@wherry/booking/domain/themeShape.ts'
import type { ModuleCore } from '@wherry/booking/hooks/module.tsx'
import type { ParentMessage, ToChild } from '@wherry/embed/protocol'
import { asQuery, keptQuery, pageOf, pathOf, withLang } from '../paths.ts'
import { meantLang } from './meantLang.ts'
import { createPrefill } from './prefill.ts'

/** What the page has said last, by the names of the attributes. */
export type Said = Readonly<Record<string, string>>

export interface FollowPageSetup {
  said(): Said
  say(said: Said): void
}

/** What the page says is done to a module as it stands: nothing is loaded anew, nothing that was entered is lost. */
export interface PageFollower {
  /** Does what was said by the frame's own address, before anything is drawn. */
  begin(): Promise<void>
  take(message: ParentMessage): void
}

type Parts = Pick<ToChild, 'prefill' | 'theme' | 'lang' | 'currency' | 'section'>

const fields: { readonly [T in keyof Parts]: readonly string[] } = {
  prefill: ['from', 'to', 'from-iata', 'to-iata', 'date', 'return-date', 'adults', 'children', 'ref'],
  theme: ['theme', 'accent', 'radius', 'font'],
  lang: ['lang', 'wished'],
  currency: ['currency'],
  section: ['section'],
}

const oneOf = <T extends string>(known: readonly T[], text: string | undefined): T | null =>
  known.find((name) => name === text) ?? null

/** Does what the page says. */
export function followPage(module: ModuleCore, { said, say }: FollowPageSetup): PageFollower {
  const { config, platform, stores } = module
  const { finder, session } = stores

  const pageNow = () => pageOf(window.location.pathname.slice(config.basePath.length), config.sections)
  const replaceQuery = (query: string) =>
    window.history.replaceState(window.history.state, '', window.location.pathname + query)
  const prefill = createPrefill(module, { pageNow, replaceQuery })

  async function dress({ radius, font }: Parts['theme'], theme: ThemeName | null, accent: HexColor | null) {
    const shape = { radius: oneOf(radiusNames, radius), font: oneOf(fontNames, font) }
    const { partnerThemeOf } = await import('@wherry/booking/hooks/partnerTheme.ts')
    partnerThemeOf(module).choose({ theme, accent, ...shape })
  }

  const change: { readonly [T in keyof Parts]: (payload: Parts[T]) => void } = {
    lang(wish) {
      const lang = meantLang(config.texts, wish)
      replaceQuery(withLang(window.location.search, lang))
      module.setLang(lang).catch(platform.report)
    },
    currency({ currency = '' }) {
      const query = new URLSearchParams(window.location.search)
      query.delete('currency')
      if (currency) query.set('currency', currency)
      replaceQuery(asQuery(query))
      session.dispatch({ type: 'currencyNamed', currency })
    },
    section({ section }) {
      const to = section === 'rent' || section === 'yacht' ? section : 'finder'
      if ((to !== 'finder' && !config.sections[to]) || pageNow()?.name === to) return
      finder.dispatch({ type: 'reset' })
      const path = config.basePath + pathOf({ name: to })
      window.history.pushState(null, '', path + prefill.ofNewSearch(keptQuery(window.location.search)))
    },
    theme(payload) {
      const { accent } = payload
      const color = accent === undefined ? null : (accent.toUpperCase() as HexColor)
      dress(payload, oneOf(themeNames, payload.theme), color).catch(platform.report)
    },
    prefill(payload) {
      campaign(payload)
      prefill.change(said(), payload)
    },
  }

  function take<T extends keyof Parts>(type: T, payload: Parts[T]): void {
    change[type](payload)
    const rest = Object.entries(said()).filter(([name]) => !fields[type].includes(name))
    say(Object.fromEntries([...rest, ...textsOf(payload, fields[type])]))
  }

  return {
    async begin() {
      const known: ToChild['theme'] & ToChild['prefill'] = said()
      campaign(said())
      prefill.begin(known)
      if (known.radius ?? known.font) await dress(known, config.theme, config.accent).catch(platform.report)
    },
    take({ type, payload }) {
      if (type === 'init') {
        campaign(payload)
        for (const part of Object.keys(fields) as (keyof Parts)[]) {
          const now = Object.fromEntries(textsOf(payload, fields[part]))
          const before = Object.fromEntries(textsOf(said(), fields[part]))
          if (JSON.stringify(now) !== JSON.stringify(before)) take(part, payload as never)
        }
      } else if (type in fields) take(type as 'lang', payload as never)
    },
  }

  /** Where the visitor came from goes on in the address (BOOK-56, BOOK-55); what it says already stands. */
  function campaign(payload: object): void {
    const query = new URLSearchParams(window.location.search)
    query.delete('ref')
    for (const [name, value] of Object.entries(payload)) {
      const key = name === 'ref' ? 'sub_id' : name.replace('-', '_')
      const isOwn = name === 'ref' && query.get(key) === said()['ref']
      if ((name === 'ref' || name.startsWith('utm-')) && (isOwn || !query.has(key))) query.set(key, value)
    }
    if (asQuery(query) !== asQuery(new URLSearchParams(window.location.search))) replaceQuery(asQuery(query))
  }
}

/** The fields that are said, in one order. */
const textsOf = (payload: object, names: readonly string[]): [string, string][] =>
  names.flatMap((name) => {
    const value = (payload as Said)[name]
    return value === undefined ? [] : [[name, value]]
  })
