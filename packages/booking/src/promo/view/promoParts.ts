import type { ComponentType } from 'react'
import type { Locale } from '../../kernel/values/language.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { askPromo } from '../resource/promotions.ts'
import { PromoLine } from './PromoLine.tsx'
import { PromoPopup } from './PromoPopup.tsx'
import { promoLineOf } from './promoLine.ts'

/** Components of a promotion. Their texts have been loaded before, so none of them suspends. */
export interface PromoParts {
  Line: ComponentType
  Popup: ComponentType
}

/** Loads the current promotion with its texts. Null: there is none, or it failed to load. */
export async function promoOf(module: ModuleCore, lang: Locale): Promise<PromoParts | null> {
  const [promo] = await Promise.all([askPromo(module, lang), module.messages.load(lang, 'promo')])
  if (!promo) return null
  promoLineOf(module).Line = PromoLine
  return { Line: PromoLine, Popup: PromoPopup }
}
