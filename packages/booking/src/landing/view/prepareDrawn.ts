import type { ModuleCore } from '../../module/module.tsx'
import { longestHoldMs, presetLanding } from './useLandingParts.ts'

/**
 * Loads what the edge has drawn of a partner's look, the head of the landing and the accent: neither a placeholder nor
 * another colour must take its place in the first render. Resolves after `longestHoldMs` at the latest, and never rejects.
 */
export async function prepareDrawn(module: ModuleCore): Promise<void> {
  const { config, platform } = module
  const { partner, accent, lang } = config
  if (partner === null && accent === null) return
  const load =
    partner === null
      ? import('../../module/look/partnerTheme.ts').then(
          ({ partnerThemeOf }) => partnerThemeOf(module).settled,
        )
      : import('./landingParts.ts')
          .then(({ loadLanding }) => loadLanding(module, lang))
          .then((parts) => presetLanding(module, parts))
  await new Promise<void>((resolve) => {
    platform.clock.setTimeout(resolve, longestHoldMs)
    void load.catch(platform.report).then(() => resolve())
  })
}
