import { useStore } from '../../kernel/store/useStore.ts'
import { type ModuleCore, useModule, useModuleCore } from '../../module/module.tsx'
import { useSettings } from '../../module/visitor/useSettings.ts'
import type { PriceAsker } from '../../search/index.ts'

/**
 * Returns the ISO 4217 code of the second price for a partner's customers (PRICE-17). The partner comes from the settings
 * only, never from a number in the address (ROLE-04). Null: there is no second price.
 */
export function alternativeCurrencyOf({
  config,
  stores,
}: Pick<ModuleCore, 'config' | 'stores'>): string | null {
  const { partnerId } = stores.session.get()
  return config.specialCustomers[partnerId ?? '']?.alternativeCurrency ?? null
}

/**
 * False while the settings of a signed-in visitor are being read. An earlier price request would have no user and maybe
 * another currency, and would have to be repeated (API-01, SHELL-24).
 */
export function useIsAskerKnown(): boolean {
  const { core } = useModuleCore().client
  const { user, error } = useSettings()
  return user !== null || error !== null || !core.isSignedIn()
}

/** Returns the user, language and currencies of a price request. A change of one of them makes a new request. */
export function usePriceAsker(): PriceAsker {
  const module = useModule()
  const { client, stores, serviceLang, currency } = module
  useStore(stores.session, (session) => session.partnerId)
  useStore(stores.session, (session) => session.userId)
  return {
    lang: serviceLang,
    currency,
    alternativeCurrency: alternativeCurrencyOf(module),
    userId: client.core.identity().userId,
  }
}
