'use client'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { createClient } from '../client/client.ts'
import { specialCustomers } from '../domain/specialCustomers.ts'
import type { Platform } from '../platform/platform.ts'
import { finderReducer, initialFinder } from '../state/finder.ts'
import { createSession, sessionReducer } from '../state/session.ts'
import { createStore } from '../state/store.ts'
import { errorsOf } from './errorState.ts'
import { createMessages } from './messages.ts'
import type { Module, ModuleConfig, ModuleCore } from './moduleCore.ts'
import { signInDoor, tokenOf } from './signInDoor.ts'
import { useStore } from './useStore.ts'

export type { Module, ModuleConfig, ModuleCore, YachtConfig } from './moduleCore.ts'

export const defaultConfig: ModuleConfig = {
  apiBase: '',
  directionsBase: null,
  directionsKey: null,
  basePath: '/transfer',
  moduleUrl: null,
  isPreview: false,
  framed: false,
  isApp: false,
  appToken: null,
  partner: null,
  userId: null,
  lang: 'en',
  texts: {},
  currency: null,
  sections: { transfer: true, rent: false, yacht: false },
  accountUrl: '',
  passwordUrl: null,
  debounceMs: 1500,
  stopDebounceMs: 500,
  secondLookupMs: 2000,
  specialCustomers,
  supportEmail: null,
  linkHosts: [],
  imageHosts: [],
  redirectOrigins: null,
  appStoreUrl: null,
  googlePlayUrl: null,
  reviews: [],
  popularRides: [],
  theme: null,
  accent: null,
  accentsUrl: null,
  tiles: null,
  yacht: {},
  ignoredErrors: [401, 403],
}

export interface ModuleSetup {
  /** What is left out has the defaults above. */
  config: Partial<ModuleConfig> & Pick<ModuleConfig, 'apiBase'>
  platform: Platform
}

/** Makes a module: once for each place on a page where it stands. */
export function createModule({ config: given, platform }: ModuleSetup): ModuleCore {
  const config = { ...defaultConfig, ...given }
  const { hostName } = platform.location
  const { texts } = config
  const session = createStore(
    sessionReducer,
    createSession(config.lang, hostName, config.currency, texts[config.lang]?.base),
  )
  const client = createClient(platform, {
    apiBase: config.apiBase,
    directionsBase: config.directionsBase,
    directionsKey: config.directionsKey,
    redirectOrigins: config.redirectOrigins,
    framed: config.framed,
    platform: config.framed ? 'frame' : config.isApp ? 'app' : 'web',
    appToken: config.appToken,
    identity() {
      const { serviceLang, currency, userId } = session.get()
      return {
        // Who the settings name comes first. A frame stands for its partner until somebody signs in; on the web a number
        // in the address is nobody's proof (SEC-06, decisions/0007).
        userId: config.framed ? (userId ?? config.partner ?? config.userId) : userId,
        partnerId: config.partner,
        lang: serviceLang,
        currency,
        moduleType: config.framed ? 'frame' : 'booking',
        hostName,
      }
    },
    token: () => tokenOf(module),
    onUnauthorized: (token, signal) =>
      signInDoor(module).ask?.(token ? 'ended' : 'needed', { token, signal }),
    onRejected: (refusal) => errorsOf(module).dispatch({ refusal }),
  })
  const messages = createMessages({ report: platform.report, wait: platform.clock.setTimeout, texts })
  const shelf = new Map<string, unknown>()
  let choices = 0
  const module: ModuleCore = {
    config,
    platform,
    client,
    messages,
    stores: { session, finder: createStore(finderReducer, initialFinder) },
    shared<T>(name: string, make: () => T): T {
      if (!shelf.has(name)) shelf.set(name, make())
      return shelf.get(name) as T
    },
    async setLang(lang) {
      choices += 1
      const own = choices
      try {
        await messages.follow(lang)
      } catch (error) {
        if (own === choices) throw error
      }
      if (own === choices) session.dispatch({ type: 'languageChanged', lang, base: texts[lang]?.base })
    },
    prepare: () => messages.load(config.lang, 'search'),
  }
  return module
}

const ModuleContext = createContext<ModuleCore | null>(null)

export interface ModuleProviderProps {
  /** Made once by `createModule`, outside of rendering. */
  module: ModuleCore
  children: ReactNode
}

/** Hands the module to all screens in it. */
export function ModuleProvider({ module, children }: ModuleProviderProps) {
  return <ModuleContext.Provider value={module}>{children}</ModuleContext.Provider>
}

/** The module without its language: renders never by itself. @throws Error outside a ModuleProvider. */
export function useModuleCore(): ModuleCore {
  const module = useContext(ModuleContext)
  if (!module) throw new Error('Wrap this screen in <ModuleProvider> of @wherry/booking')
  return module
}

/** The module around a component; renders anew when the language or the currency changes. */
export function useModule(): Module {
  const module = useModuleCore()
  const { lang, serviceLang, currency } = useStore(module.stores.session)
  return useMemo(() => ({ ...module, lang, serviceLang, currency }), [module, lang, serviceLang, currency])
}
