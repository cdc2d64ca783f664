import type { InferOutput } from 'valibot'
import type { bookingModuleSettings } from '../contract/moduleSettings.ts'
import { promoCodeOf } from '../domain/landing.ts'
import type { ModuleSettings } from '../domain/moduleSettings.ts'
import { type BrokenSetting, brokenSettings } from '../domain/settingsNotes.ts'
import { toModuleSettings } from './moduleSettings.ts'

type Wire = InferOutput<typeof bookingModuleSettings>

const isThere = (wire: string | null | undefined) => Boolean(wire?.trim())

const isBroken: Record<BrokenSetting, (wire: Wire, read: ModuleSettings) => boolean> = {
  theme: ({ theme }, { look }) => isThere(theme) && theme !== look.theme,
  accent: ({ main_color }, { look }) => isThere(main_color) && look.accent === null,
  // Ids that nobody knows, that stand twice or that are too many.
  sellingPoints: ({ usp_list }, { look }) =>
    isThere(usp_list) && usp_list?.replace(/\s/g, '') !== look.sellingPoints.join(','),
  sellingPointsImage: ({ usp_image }, { look }) => isThere(usp_image) && look.sellingPointsImage === null,
  sellingPointsColor: ({ usp_background_color }, { look }) =>
    isThere(usp_background_color) && look.sellingPointsColor === null,
  partnerSiteUrl: ({ partner_site_url }, { partnerSiteUrl }) =>
    isThere(partner_site_url) && partnerSiteUrl === null,
  promoCode: ({ promo_code }, { promoCode }) => isThere(promo_code) && promoCodeOf(promoCode) === null,
}

/** Which of the stored values cannot be read, so that the default stands in their place; an empty one is not broken. */
export function toBrokenSettings(wire: Wire): BrokenSetting[] {
  const read = toModuleSettings(wire)
  return brokenSettings.filter((setting) => isBroken[setting](wire, read))
}
