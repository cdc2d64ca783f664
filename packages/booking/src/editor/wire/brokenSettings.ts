import type { InferOutput } from 'valibot'
import type { ModuleSettings } from '../../kernel/model/moduleSettings.ts'
import { type BrokenSetting, brokenSettings, promoCodeOf } from '../../landing/index.ts'
import { toModuleSettings } from '../../wire/moduleSettings/codec.ts'
import type { bookingModuleSettings } from '../../wire/moduleSettings/schema.ts'

type Wire = InferOutput<typeof bookingModuleSettings>

const isThere = (wire: string | null | undefined) => Boolean(wire?.trim())

const isBroken: Record<BrokenSetting, (wire: Wire, read: ModuleSettings) => boolean> = {
  theme: ({ theme }, { look }) => isThere(theme) && theme !== look.theme,
  accent: ({ main_color }, { look }) => isThere(main_color) && look.accent === null,
  // The list is broken if it has unknown ids, duplicates or too many ids.
  sellingPoints: ({ usp_list }, { look }) =>
    isThere(usp_list) && usp_list?.replace(/\s/g, '') !== look.sellingPoints.join(','),
  sellingPointsImage: ({ usp_image }, { look }) => isThere(usp_image) && look.sellingPointsImage === null,
  sellingPointsColor: ({ usp_background_color }, { look }) =>
    isThere(usp_background_color) && look.sellingPointsColor === null,
  partnerSiteUrl: ({ partner_site_url }, { partnerSiteUrl }) =>
    isThere(partner_site_url) && partnerSiteUrl === null,
  promoCode: ({ promo_code }, { promoCode }) => isThere(promo_code) && promoCodeOf(promoCode) === null,
}

/** Lists the stored values that cannot be read, so that a default is used. An empty one is not broken. */
export function toBrokenSettings(wire: Wire): BrokenSetting[] {
  const read = toModuleSettings(wire)
  return brokenSettings.filter((setting) => isBroken[setting](wire, read))
}
