/** Themes that a partner may choose (LAND-05). */
export const themeNames = ['light', 'dark', 'alfa-on-white', 'wherry'] as const

/** Name of a theme. */
export type ThemeName = (typeof themeNames)[number]

/** A colour as `#RRGGBB`, upper case. */
export type HexColor = `#${string}`

/** Accent of a partner who has chosen none (EDITOR-04). */
export const defaultAccent: HexColor = '#00AD5A'

/** Number of selling points; their ids are 1 to this number. */
export const sellingPointCount = 35

/** Maximum number of selling points on a customer's page; a partner may choose more, and all of them are stored. */
export const mostSellingPoints = 10

/** Selling points of a partner who has chosen none. */
export const defaultSellingPoints: readonly number[] = [7, 3, 21, 22, 9]

/** A partner's own texts in one language; an empty text means the product's own, or none. */
export interface LookTexts {
  /** Headline, of which 80 characters are shown. */
  header: string
  /** Text above the search, of which 300 characters are shown. */
  top: string
  /** Text below the search, of which 300 characters are shown. */
  bottom: string
}

/** The settings that the editor changes (EDITOR-01). */
export interface Look {
  theme: ThemeName
  /** Accent colour. Null: the default accent. */
  accent: HexColor | null
  /**
   * Ids of the selling points in the order of display: at least one, no duplicates. An id without a text in the module
   * is stored but not shown.
   */
  sellingPoints: readonly number[]
  /** Address of the picture behind the selling points, https. Null: none. */
  sellingPointsImage: string | null
  /** Colour behind the selling points. Null: none of its own. */
  sellingPointsColor: HexColor | null
  showsSellingPoints: boolean
  showsReviews: boolean
  showsMobileApp: boolean
  /** Texts by language. Spanish visitors see the English ones. */
  texts: { readonly ru: LookTexts; readonly en: LookTexts }
}

/** The look of a partner's module, and the settings that the editor does not change. */
export interface ModuleSettings {
  look: Look
  showsPartnerLogo: boolean
  /** Address of the partner's logo, https. Null: the logo from the visitor's settings, if there is one. */
  logo: string | null
  /** Address to which the logo links, https. Null: the logo is no link. */
  partnerSiteUrl: string | null
  showsPromoCode: boolean
  /** Promo code. Null: none. */
  promoCode: string | null
  /** False hides the selling points about airports (EDITOR-06). */
  servesAirports: boolean
}

const noTexts: LookTexts = { header: '', top: '', bottom: '' }

/** The look of a partner who has changed nothing; a reset returns to it (EDITOR-08). */
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
