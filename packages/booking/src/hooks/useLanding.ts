import { useMemo } from 'react'
import { createLanding, type Landing } from '../domain/landing.ts'
import { imageHostsOf } from './imageHosts.ts'
import { useModule } from './module.tsx'
import { useModuleSettings } from './useModuleSettings.ts'
import { useSettings } from './useSettings.ts'

/**
 * The landing of the visitor's partner, in the visitor's language. Null: it is waited for, there is no partner, the
 * partner has no settings, or they could not be read (LAND-04).
 */
export function useLanding(): Landing | null {
  const { config, serviceLang: lang, platform } = useModule()
  const { hostName } = platform.location
  const { settings, status } = useModuleSettings()
  const { user } = useSettings()
  const isWaiting = status === 'waiting'
  return useMemo(
    () =>
      // Before it is known how the visitor may pay, no promise is made.
      isWaiting || !settings || !user
        ? null
        : createLanding(settings, {
            lang,
            user,
            imageHosts: imageHostsOf(config, hostName),
            apps: { appStore: config.appStoreUrl, googlePlay: config.googlePlayUrl },
            reviews: config.reviews,
          }),
    [isWaiting, settings, user, lang, config, hostName],
  )
}
