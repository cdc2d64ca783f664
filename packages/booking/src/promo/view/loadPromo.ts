import type { Locale } from '../../kernel/values/language.ts'
import type { ModuleCore } from '../../module/module.tsx'

/**
 * Loads the current promotion with its components. Null: there is none. Never rejects, because the page works
 * without a promotion.
 */
export const loadPromo = (module: ModuleCore, lang: Locale) =>
  import('./promoParts.ts').then(({ promoOf }) => promoOf(module, lang)).catch(() => null)
