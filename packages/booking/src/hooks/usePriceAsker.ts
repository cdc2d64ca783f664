import type { PriceAsker } from '../state/finder.ts'
import { type ModuleCore, useModule, useModuleCore } from './module.tsx'
import { useSettings } from './useSettings.ts'
import { useStore } from './useStore.ts'

/**
 * ISO 4217 of the second price that a partner's customers are shown (PRICE-17). Whose customer a visitor is the settings
 * alone say, never a number of the address (ROLE-04). Null: none.
 */
export function alternativeCurrencyOf({
  config,
  stores,
}: Pick<ModuleCore, 'config' | 'stores'>): string | null {
  const { partnerId } = stores.session.get()
  return config.specialCustomers[partnerId ?? '']?.alternativeCurrency ?? null
}

/**
 * False while it is being read who a signed-in visitor is: prices that were asked before would be those of nobody, in
 * another currency, and would be asked twice (API-01, SHELL-24).
 */
export function useIsAskerKnown(): boolean {
  const { core } = useModuleCore().client
  const { user, error } = useSettings()
  return user !== null || error !== null || !core.isSignedIn()
}

/** Who asks for prices, in which words and currencies: a change of any of it makes another question. */
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
