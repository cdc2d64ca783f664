import type { Locale } from '../../domain/language.ts'
import type { ModuleCore } from '../../hooks/module.tsx'

/** Brings the promotion that runs with its parts. Null: none runs. It never rejects: without it nothing is missing. */
export const bringPromo = (module: ModuleCore, lang: Locale) =>
  import('./promoParts.ts').then(({ promoOf }) => promoOf(module, lang)).catch(() => null)
