import type { PriceAsker } from '../state/finder.ts'
import { useModule } from './module.tsx'
import { useStore } from './useStore.ts'

/**
 * Who asks for prices, in which words and currencies: a change of any of it makes another question. Whose customer a
 * visitor is the settings alone say, never a number of the address (ROLE-04).
 */
export function usePriceAsker(): PriceAsker {
  const { client, config, stores, lang, currency } = useModule()
  const partnerId = useStore(stores.session, (session) => session.partnerId)
  useStore(stores.session, (session) => session.userId)
  return {
    lang,
    currency,
    alternativeCurrency: (partnerId !== null && config.alternativeCurrencies[partnerId]) || null,
    userId: client.core.identity().userId,
  }
}
