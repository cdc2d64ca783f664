'use client'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Platform } from '../kernel/platform.ts'
import { createStore } from '../kernel/store/store.ts'
import { useStore } from '../kernel/store/useStore.ts'
import { finderReducer, initialFinder } from '../search/index.ts'
import { createClient } from '../wire/client.ts'
import { errorsOf } from './errorState.ts'
import { createMessages } from './messages.ts'
import type { Module, ModuleConfig, ModuleCore } from './moduleCore.ts'
import { createSession, sessionReducer } from './session.ts'
import { signInRequestOf, tokenOf } from './signInRequest.ts'
import { specialCustomers } from './visitor/specialCustomers.ts'

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
  bookUrl: null,
  theme: null,
  accent: null,
  accentsUrl: null,
  tiles: null,
  yacht: {},
  ignoredErrors: [401, 403],
}

export interface ModuleSetup {
  /** Configuration; omitted fields have their defaults. */
  config: Partial<ModuleConfig> & Pick<ModuleConfig, 'apiBase'>
  platform: Platform
}

/**
 * Creates the core of a module.
 *
 * @param removeOthersData deletes stored data of another account; only the features know what they have stored
 */
export function createCore(
  { config: given, platform }: ModuleSetup,
  removeOthersData: (module: ModuleCore, userId: string | null) => Promise<void>,
): ModuleCore {
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
        // The user of the settings has priority. A frame acts for its partner until somebody signs in; on the web an id
        // in the address proves nothing (SEC-06, decisions/0007).
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
      signInRequestOf(module).ask?.(token ? 'ended' : 'needed', { token, signal }),
    onRejected: (refusal) => errorsOf(module).dispatch({ refusal }),
  })
  const messages = createMessages({ report: platform.report, wait: platform.clock.setTimeout, texts })
  let choices = 0
  const module: ModuleCore = {
    config,
    platform,
    client,
    messages,
    stores: { session, finder: createStore(finderReducer, initialFinder) },
    instance: {},
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
    removeOthersData: (userId) => removeOthersData(module, userId),
    prepare: () => messages.load(config.lang, 'search'),
  }
  return module
}

const ModuleContext = createContext<ModuleCore | null>(null)

export interface ModuleProviderProps {
  /** The module, created once by `createModule`, outside of rendering. */
  module: ModuleCore
  children: ReactNode
}

/** Provides the module to all screens in it. */
export function ModuleProvider({ module, children }: ModuleProviderProps) {
  return <ModuleContext.Provider value={module}>{children}</ModuleContext.Provider>
}

/** Returns the module without its language, so it never causes a render. @throws Error outside a ModuleProvider. */
export function useModuleCore(): ModuleCore {
  const module = useContext(ModuleContext)
  if (!module) throw new Error('Wrap this screen in <ModuleProvider> of @wherry/booking')
  return module
}

/**
 * Returns the module; the component renders again when the language or the currency changes. @throws Error outside a
 * ModuleProvider.
 */
export function useModule(): Module {
  const module = useModuleCore()
  const { lang, serviceLang, currency } = useStore(module.stores.session)
  return useMemo(() => ({ ...module, lang, serviceLang, currency }), [module, lang, serviceLang, currency])
}
