import { type Feature, hasPart, usualFeatures } from '../domain/features.ts'
import { useModuleCore } from './module.tsx'
import { mayBePartner } from './signInDoor.ts'
import { useSettings } from './useSettings.ts'

/**
 * True where a part of the product is there for the visitor (ROLE-03). Until the visitor's settings are read, nothing shows that a
 * partner may not have: it would go again.
 */
export function useHasPart(feature: Feature): boolean {
  const core = useModuleCore()
  const { user } = useSettings()
  // A preview shows a partner what their customers see.
  if (core.config.isPreview) return usualFeatures[feature]
  if (user) return hasPart(user, feature)
  return usualFeatures[feature] && !mayBePartner(core)
}
