import type { InferOutput } from 'valibot'
import {
  defaultLook,
  defaultSellingPoints,
  type HexColor,
  type Look,
  type LookTexts,
  type ModuleSettings,
  type ThemeName,
  themeNames,
} from '../../kernel/model/moduleSettings.ts'
import { writtenColor } from '../../kernel/reading/writtenColor.ts'
import type { BodyOf } from '../endpoints.ts'
import { toFlag, toSafeUrl, toText, toTextOrNull } from '../values.ts'
import type { bookingModuleSettings, saveModuleSettings } from './schema.ts'

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

/**
 * Keeps all ids, even those without a text in this build: a later build may have one, and the layout skips unknown ids.
 */
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

/** Converts the settings that the editor changes; a missing or unreadable value becomes the default. */
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

/** Converts the settings of a partner's module. */
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

/**
 * Converts the look to the form in which it is sent (API-28): empty texts as null, or as empty in a reset (EDITOR-07).
 */
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
