import type { ComponentType } from 'react'
import type { Locale } from '../../domain/language.ts'
import type { ModuleCore } from '../../hooks/module.tsx'
import { promotionsOf } from '../../hooks/promotions.ts'
import { PromoLine } from './PromoLine.tsx'
import { PromoPopup } from './PromoPopup.tsx'
import { promoLineOf } from './promoLine.ts'

/** The parts that show a promotion: its texts are here, so that none waits. */
export interface PromoParts {
  Line: ComponentType
  Popup: ComponentType
}

/** Brings the promotion that runs with its texts. Null: none runs, or it did not come. */
export async function promoOf(module: ModuleCore, lang: Locale): Promise<PromoParts | null> {
  const promotions = promotionsOf(module)
  await Promise.all([module.messages.load(lang, 'promo'), promotions.ask(lang)])
  if (!promotions.get(lang)) return null
  promoLineOf(module).Line = PromoLine
  return { Line: PromoLine, Popup: PromoPopup }
}
