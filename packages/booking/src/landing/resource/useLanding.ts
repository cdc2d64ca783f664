import { useMemo } from 'react'
import { imageHostsOf } from '../../module/imageHosts.ts'
import { useModuleSettings } from '../../module/look/useModuleSettings.ts'
import { useModule } from '../../module/module.tsx'
import { useSettings } from '../../module/visitor/useSettings.ts'
import { createLanding, type Landing } from '../rules/landing.ts'

/**
 * The landing of the visitor's partner, in the visitor's language. Null: it is still loading, there is no partner, the
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
      // The landing promises ways of paying, so it waits until those of the visitor are known.
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
