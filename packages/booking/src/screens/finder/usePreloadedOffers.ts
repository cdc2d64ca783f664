import { useEffect } from 'react'
import { type ModuleCore, useModule } from '../../hooks/module.tsx'

/** The code of the price list. */
export const loadOffers = () => import('./OfferResults.tsx')

/** Brings what the price list needs before there is one, as soon as a search has begun. */
export function usePreloadedOffers(isBegun: boolean): void {
  const { messages, platform, lang } = useModule()
  useEffect(() => {
    if (isBegun) void preload(messages, lang).catch(platform.report)
  }, [isBegun, messages, platform, lang])
}

async function preload(messages: ModuleCore['messages'], lang: Parameters<typeof messages.load>[0]) {
  await Promise.all([loadOffers(), messages.load(lang, 'offers')])
}
