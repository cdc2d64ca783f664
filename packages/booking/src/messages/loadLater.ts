import type { Lang } from '../domain/language.ts'
import type { LaterSet, Loader } from './load.ts'

/** The texts of what only some visitors meet. */
export const laterLoaders: Record<LaterSet, Record<Lang, Loader>> = {
  earlier: {
    en: () => import('./en/earlier.ts'),
    ru: () => import('./ru/earlier.ts'),
    es: () => import('./es/earlier.ts'),
  },
  promo: {
    en: () => import('./en/promo.ts'),
    ru: () => import('./ru/promo.ts'),
    es: () => import('./es/promo.ts'),
  },
  legal: {
    en: () => import('./en/legal.ts'),
    ru: () => import('./ru/legal.ts'),
    es: () => import('./es/legal.ts'),
  },
  landing: {
    en: () => import('./en/landing.ts'),
    ru: () => import('./ru/landing.ts'),
    es: () => import('./es/landing.ts'),
  },
  sellingPoints: {
    en: () => import('./en/sellingPoints.ts'),
    ru: () => import('./ru/sellingPoints.ts'),
    es: () => import('./es/sellingPoints.ts'),
  },
  yacht: {
    en: () => import('./en/yacht.ts'),
    ru: () => import('./ru/yacht.ts'),
    // The yacht pages have Russian and English only: Spanish visitors read English (YACHT-13).
    es: () => import('./en/yacht.ts'),
  },
}
