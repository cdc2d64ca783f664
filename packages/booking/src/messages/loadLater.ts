import type { Lang } from '../kernel/values/language.ts'
import type { LaterSet, Loader } from './sets.ts'

export { loadOwn } from './ownTexts.ts'

/** Loaders of the texts beside and after the first list of prices. */
export const laterLoaders: Record<LaterSet, Record<Lang, Loader>> = {
  start: {
    en: () => import('./en/start.ts'),
    ru: () => import('./ru/start.ts'),
    es: () => import('./es/start.ts'),
  },
  map: {
    en: () => import('./en/map.ts'),
    ru: () => import('./ru/map.ts'),
    es: () => import('./es/map.ts'),
  },
  rent: {
    en: () => import('./en/rent.ts'),
    ru: () => import('./ru/rent.ts'),
    es: () => import('./es/rent.ts'),
  },
  order: {
    en: () => import('./en/order.ts'),
    ru: () => import('./ru/order.ts'),
    es: () => import('./es/order.ts'),
  },
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
    // Spanish visitors get the English yacht pages, which exist in Russian and English only (YACHT-13).
    es: () => import('./en/yacht.ts'),
  },
  editor: {
    en: () => import('./en/editor.ts'),
    ru: () => import('./ru/editor.ts'),
    es: () => import('./es/editor.ts'),
  },
  login: {
    en: () => import('./en/login.ts'),
    ru: () => import('./ru/login.ts'),
    es: () => import('./es/login.ts'),
  },
  page: {
    en: () => import('./en/page.ts'),
    ru: () => import('./ru/page.ts'),
    es: () => import('./es/page.ts'),
  },
  errors: {
    en: () => import('./en/errors.ts'),
    ru: () => import('./ru/errors.ts'),
    es: () => import('./es/errors.ts'),
  },
}
