import { type Feature, hasFeature, usualFeatures } from '../kernel/model/features.ts'
import { useModuleCore } from './module.tsx'
import { mayBePartner } from './signInRequest.ts'
import { useSettings } from './visitor/useSettings.ts'

/**
 * True if the visitor has a feature (ROLE-03). Until the visitor's settings are read, a possible partner sees none,
 * because it could disappear again.
 */
export function useHasFeature(feature: Feature): boolean {
  const core = useModuleCore()
  const { user } = useSettings()
  // A partner's preview shows the features that the partner's customers have.
  if (core.config.isPreview) return usualFeatures[feature]
  if (user) return hasFeature(user, feature)
  return usualFeatures[feature] && !mayBePartner(core)
}
