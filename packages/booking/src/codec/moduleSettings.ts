import type { InferOutput } from 'valibot'
import type { BodyOf } from '../contract/endpoints.ts'
import type { bookingModuleSettings, saveModuleSettings } from '../contract/moduleSettings.ts'
import {
  defaultLook,
  defaultSellingPoints,
  type HexColor,
  type Look,
  type LookTexts,
  type ModuleSettings,
  type ThemeName,
  themeNames,
} from '../domain/moduleSettings.ts'
import { writtenColor } from '../domain/safeColor.ts'
import { toFlag, toSafeUrl, toText, toTextOrNull } from './values.ts'

type Wire = InferOutput<typeof bookingModuleSettings>
type Body = BodyOf<typeof saveModuleSettings>

function toTheme(wire: string | null | undefined): ThemeName {
  return themeNames.find((name) => name === wire) ?? defaultLook.theme
}

function toColor(wire: string | null | undefined): HexColor | null {
  return writtenColor(wire ?? '')
}

function fromColor(color: HexColor | null): string | null {
  return toColor(color)?.slice(1) ?? null
}

/** All ids, those that this build has no words for, too: a later one may, and the layout shows what it knows. */
function toSellingPoints(wire: string | null | undefined): readonly number[] {
  const ids = (wire ?? '')
    .split(',')
    .filter((text) => /^\s*\d+\s*$/.test(text))
    .map(Number)
    .filter((id) => id >= 1 && Number.isSafeInteger(id))
  const list = [...new Set(ids)]
  return list.length === 0 ? defaultSellingPoints : list
}

function toFlagOr(wire: boolean | 0 | 1 | null | undefined, usual: boolean): boolean {
  return wire === null || wire === undefined ? usual : toFlag(wire)
}

/** What the editor changes, as the service keeps it; what it keeps badly or not at all is the default's. */
export function toLook(wire: Wire): Look {
  const texts = (lang: 'ru' | 'en'): LookTexts => ({
    header: toText(wire[`header_${lang}`]),
    top: toText(wire[`top_description_${lang}`]),
    bottom: toText(wire[`bottom_description_${lang}`]),
  })
  return {
    theme: toTheme(wire.theme),
    accent: toColor(wire.main_color),
    sellingPoints: toSellingPoints(wire.usp_list),
    sellingPointsImage: toSafeUrl(wire.usp_image),
    sellingPointsColor: toColor(wire.usp_background_color),
    showsSellingPoints: toFlagOr(wire.show_benefits_block, defaultLook.showsSellingPoints),
    showsReviews: toFlagOr(wire.show_reviews_block, defaultLook.showsReviews),
    showsMobileApp: toFlagOr(wire.mobile_app_info, defaultLook.showsMobileApp),
    texts: { ru: texts('ru'), en: texts('en') },
  }
}

/** How a partner's module looks. */
export function toModuleSettings(wire: Wire): ModuleSettings {
  return {
    look: toLook(wire),
    showsPartnerLogo: toFlag(wire.show_partner_logo),
    logo: toSafeUrl(wire.file_logo),
    partnerSiteUrl: toSafeUrl(wire.partner_site_url),
    showsPromoCode: toFlag(wire.show_promo_code),
    promoCode: toTextOrNull(wire.promo_code),
    servesAirports: toFlagOr(wire.serves_airports, true),
  }
}

/** The look as it goes out (API-28): an empty text as null, or as it is where everything is reset (EDITOR-07). */
export function fromLook(look: Look, kind: 'save' | 'reset'): Body {
  const text = (value: string) => value || (kind === 'reset' ? '' : null)
  const { ru, en } = look.texts
  return {
    theme: look.theme,
    main_color: fromColor(look.accent),
    usp_image: look.sellingPointsImage,
    usp_list: look.sellingPoints.join(','),
    usp_background_color: fromColor(look.sellingPointsColor),
    mobile_app_info: look.showsMobileApp ? 1 : 0,
    show_benefits_block: look.showsSellingPoints ? 1 : 0,
    show_reviews_block: look.showsReviews ? 1 : 0,
    header_ru: text(ru.header),
    header_en: text(en.header),
    top_description_ru: text(ru.top),
    top_description_en: text(en.top),
    bottom_description_ru: text(ru.bottom),
    bottom_description_en: text(en.bottom),
  }
}
