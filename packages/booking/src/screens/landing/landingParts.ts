import type { ComponentType } from 'react'
import type { Locale } from '../../domain/language.ts'
import type { ModuleCore } from '../../hooks/module.tsx'
import { partnerThemeOf } from '../../hooks/partnerTheme.ts'
import { settingsOf } from '../../hooks/settings.ts'
import { moduleSettingsOf } from '../../hooks/useModuleSettings.ts'
import { LandingBody, type LandingBodyProps } from './LandingBody.tsx'
import { LandingHead } from './LandingHead.tsx'
import { LandingSide } from './LandingSide.tsx'

/** What a landing is shown with; its texts and the partner's settings are here, so that none of it waits. */
export interface LandingParts {
  Head: ComponentType
  Side: ComponentType
  Body: ComponentType<LandingBodyProps>
}

/** Brings the landing of the visitor's partner with its texts, dressed in its theme. Null: there is none, or it did not come (LAND-04). */
export async function bringLanding(module: ModuleCore, lang: Locale): Promise<LandingParts | null> {
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

/** Whether the partner has settings, once that and the visitor are known. */
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
