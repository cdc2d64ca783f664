/** Themes that a partner may choose (LAND-05). */
export const themeNames = ['light', 'dark', 'alfa-on-white', 'wherry'] as const

/** Name of a theme. */
export type ThemeName = (typeof themeNames)[number]

/** A colour as `#RRGGBB`, upper case. */
export type HexColor = `#${string}`

/** Accent of a partner who has chosen none (EDITOR-04). */
export const defaultAccent: HexColor = '#00AD5A'

/** Ids of the selling points, 1 to 35. */
export const sellingPointCount = 35

/** Most selling points that a customer's page has room for; a partner may choose more, and all of them are kept. */
export const mostSellingPoints = 10

/** Selling points of a partner who has chosen none. */
export const defaultSellingPoints: readonly number[] = [7, 3, 21, 22, 9]

/** A partner's own words in one language; empty: the product's own, or none. */
export interface LookTexts {
  /** Headline; 80 characters are shown. */
  header: string
  /** Above the search; 300 characters are shown. */
  top: string
  /** Under the search; 300 characters are shown. */
  bottom: string
}

/** What the editor changes (EDITOR-01). */
export interface Look {
  theme: ThemeName
  /** Null: the default accent. */
  accent: HexColor | null
  /** Ids in the order they are shown, at least one, each once; one without words here is kept and not shown. */
  sellingPoints: readonly number[]
  /** Address of the picture behind them, https. Null: none. */
  sellingPointsImage: string | null
  /** Colour behind them. Null: none of its own. */
  sellingPointsColor: HexColor | null
  showsSellingPoints: boolean
  showsReviews: boolean
  showsMobileApp: boolean
  /** Spanish visitors see the English ones. */
  texts: { readonly ru: LookTexts; readonly en: LookTexts }
}

/** How a partner's module looks, and what of it the editor leaves alone. */
export interface ModuleSettings {
  look: Look
  showsPartnerLogo: boolean
  /** Address of the partner's logo, https. Null: that of the visitor's own settings, if they have one. */
  logo: string | null
  /** Where the logo leads, https. Null: nowhere. */
  partnerSiteUrl: string | null
  showsPromoCode: boolean
  /** Null: none. */
  promoCode: string | null
  /** False: selling points about airports are hidden (EDITOR-06). */
  servesAirports: boolean
}

const noTexts: LookTexts = { header: '', top: '', bottom: '' }

/** The look of a partner who has changed nothing; a reset goes back to it (EDITOR-08). */
export const defaultLook: Look = {
  theme: 'light',
  accent: null,
  sellingPoints: defaultSellingPoints,
  sellingPointsImage: null,
  sellingPointsColor: null,
  showsSellingPoints: true,
  showsReviews: true,
  showsMobileApp: false,
  texts: { ru: noTexts, en: noTexts },
}
