import type { ComponentType } from 'react'
import type { Locale } from '../../kernel/values/language.ts'
import { partnerThemeOf } from '../../module/look/partnerTheme.ts'
import { moduleSettingsOf } from '../../module/look/useModuleSettings.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { settingsOf } from '../../module/visitor/settings.ts'
import { LandingBody, type LandingBodyProps } from './LandingBody.tsx'
import { LandingHead } from './LandingHead.tsx'
import { LandingSide } from './LandingSide.tsx'

/**
 * Components of a landing. Their texts and the partner's settings have been loaded before, so none of them suspends.
 */
export interface LandingParts {
  Head: ComponentType
  Side: ComponentType
  Body: ComponentType<LandingBodyProps>
}

/**
 * Loads the landing of the visitor's partner with its texts and theme. Null: there is none, or it could not
 * be loaded (LAND-04).
 */
export async function loadLanding(module: ModuleCore, lang: Locale): Promise<LandingParts | null> {
  const { messages } = module
  const isThere = settled(module)
  await Promise.all([
    messages.load(lang, 'landing'),
    messages.load(lang, 'sellingPoints'),
    messages.load(lang, 'promo'),
    isThere,
    partnerThemeOf(module).settled,
  ])
  return (await isThere) ? { Head: LandingHead, Side: LandingSide, Body: LandingBody } : null
}

/** Resolves once the partner's and the visitor's settings are read or failed: true if both were read. */
function settled(module: ModuleCore): Promise<boolean> {
  const reader = moduleSettingsOf(module)
  const visitor = settingsOf(module)
  reader.begin()
  visitor.begin()
  return new Promise((resolve) => {
    const stops: (() => void)[] = []
    const look = () => {
      const { status } = reader.state.get()
      const { user, error } = visitor.state.get()
      if (status === 'waiting' || (!user && !error)) return
      for (const stop of stops) stop()
      resolve(status === 'ready' && user !== null)
    }
    stops.push(reader.state.subscribe(look), visitor.state.subscribe(look))
    look()
  })
}
