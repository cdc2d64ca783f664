import { useMemo } from 'react'
import { createLanding, type Landing } from '../domain/landing.ts'
import type { ModuleSettings } from '../domain/moduleSettings.ts'
import { type User, unknownUser } from '../domain/user.ts'
import { imageHostsOf } from './imageHosts.ts'
import { useModule } from './module.tsx'
import { useModuleSettings } from './useModuleSettings.ts'
import { useSettings } from './useSettings.ts'

/** How a partner's landing stands. */
export interface LandingReading {
  /** `none`: there is no partner, the partner has no settings, or they could not be read (LAND-04). */
  status: 'waiting' | 'ready' | 'none'
  /** Not null where `ready`. */
  landing: Landing | null
}

/** The landing of the visitor's partner, in the visitor's language. */
export function useLanding(): LandingReading {
  const { settings, status } = useModuleSettings()
  const { user, error } = useSettings()
  const drawn = useLandingOf(settings, user)
  // Before it is known how the visitor may pay, no promise is made.
  if (status === 'waiting' || (!user && !error)) return { status: 'waiting', landing: null }
  return drawn && user ? { status: 'ready', landing: drawn } : { status: 'none', landing: null }
}

/**
 * The landing that settings make: the editor shows by it what is not saved yet.
 * @param user null: a visitor about whom nothing is known
 */
export function useLandingOf(settings: ModuleSettings | null, user: User | null): Landing | null {
  const { config, serviceLang: lang, platform } = useModule()
  const { hostName } = platform.location
  return useMemo(
    () =>
      settings &&
      createLanding(settings, {
        lang,
        user: user ?? unknownUser,
        imageHosts: imageHostsOf(config, hostName),
        apps: { appStore: config.appStoreUrl, googlePlay: config.googlePlayUrl },
        reviews: config.reviews,
      }),
    [settings, user, lang, config, hostName],
  )
}
