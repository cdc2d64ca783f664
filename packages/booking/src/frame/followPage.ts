import type { ParentMessage, ToChild } from '@wherry/embed/protocol'
import { type HexColor, type ThemeName, themeNames } from '../kernel/model/moduleSettings.ts'
import { fontNames, radiusNames } from '../module/look/themeShape.ts'
import type { ModuleCore } from '../module/module.tsx'
import { asQuery, keptQuery, withLang } from '../search/index.ts'
import type { FramePaths } from './framePaths.ts'
import { meantLang } from './meantLang.ts'
import { createPrefill } from './prefill.ts'

/** Last values from the page around, by the names of their attributes. */
export type Said = Readonly<Record<string, string>>

export interface FollowPageSetup {
  paths: FramePaths
  said(): Said
  say(said: Said): void
}

/** Applies messages of the page around to the running module: nothing is reloaded, and no entered value is lost. */
export interface PageFollower {
  /** Applies the values in the frame's own address, before anything is rendered. */
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

/** Creates the follower of the page around. */
export function followPage(module: ModuleCore, { paths, said, say }: FollowPageSetup): PageFollower {
  const { config, platform, stores } = module
  const { finder, session } = stores

  const pageNow = () => paths.pageOf(window.location.pathname.slice(config.basePath.length), config.sections)
  const replaceQuery = (query: string) =>
    window.history.replaceState(window.history.state, '', window.location.pathname + query)
  const prefill = createPrefill(module, { pageNow, replaceQuery })

  async function dress({ radius, font }: Parts['theme'], theme: ThemeName | null, accent: HexColor | null) {
    const shape = { radius: oneOf(radiusNames, radius), font: oneOf(fontNames, font) }
    const { partnerThemeOf } = await import('../module/look/partnerTheme.ts')
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
      const path = config.basePath + paths.pathOf({ name: to })
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

  /**
   * Puts the marks of the visitor's campaign into the address (BOOK-56, BOOK-55); marks that are already there stay.
   */
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

/** The fields of a message with their values, in a fixed order. */
const textsOf = (payload: object, names: readonly string[]): [string, string][] =>
  names.flatMap((name) => {
    const value = (payload as Said)[name]
    return value === undefined ? [] : [[name, value]]
  })
