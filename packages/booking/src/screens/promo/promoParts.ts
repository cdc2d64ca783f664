import type { ComponentType } from 'react'
import type { Locale } from '../../domain/language.ts'
import type { ModuleCore } from '../../hooks/module.tsx'
import { promotionsOf } from '../../hooks/promotions.ts'
import { PromoLine } from './PromoLine.tsx'
import { PromoPopup } from './PromoPopup.tsx'

/** What a promotion is shown with: texts and promotion are here, so that neither waits. */
export interface PromoParts {
  Line: ComponentType
  Popup: ComponentType
}

/** Brings the promotion that runs with its texts. Null: none runs, or it did not come. */
export async function bringPromo(module: ModuleCore, lang: Locale): Promise<PromoParts | null> {
  const promotions = promotionsOf(module)
  await Promise.all([module.messages.load(lang, 'promo'), promotions.ask(lang)])
  return promotions.get(lang) ? { Line: PromoLine, Popup: PromoPopup } : null
}
