import type { HexColor, ModuleSettings } from '../../kernel/model/moduleSettings.ts'
import type { User } from '../../kernel/model/user.ts'
import {
  type LandingHeadParts,
  type LandingText,
  landingHead,
  landingText,
  textsFor,
} from '../../kernel/values/landingText.ts'
import type { Lang } from '../../kernel/values/language.ts'
import { safeColor } from '../../kernel/values/safeColor.ts'
import { type SafeHosts, type SafeUrl, safeUrl } from '../../kernel/values/safeUrl.ts'
import { type Review, reviewsIn, type ShownReviews } from '../../module/config/review.ts'
import { inkOn, type LandingInk } from './landingInk.ts'
import { keptPoints, type PartnerFacts } from './sellingPoints.ts'

/** Leading block of a landing: the advantages, the reviews, or the mobile app (LAND-01). */
export const landingLayouts = ['main', 'reviews', 'mobile'] as const

export type LandingLayout = (typeof landingLayouts)[number]

/** The advantages with their picture and colours. */
export interface LandingPoints {
  /** Ids of the advantages in order, 1 to 10; each promise is true for the partner. */
  ids: readonly number[]
  /** Picture above the advantages. Null: none. */
  image: SafeUrl | null
  /** Background colour, with a readable text colour. Null: the page's own. */
  ground: { color: HexColor; ink: LandingInk } | null
}

/** A partner's landing, ready to be rendered. Broken settings are replaced by defaults. */
export interface Landing extends LandingHeadParts {
  layout: LandingLayout
  /** Text at the landing's end. Null: none. */
  bottom: LandingText | null
  /** The advantages. Null: not shown. */
  points: LandingPoints | null
  /** The reviews. Null: not shown. */
  reviews: ShownReviews | null
  /** The app's pages in the stores, at least one. Null: the block is not shown. */
  apps: AppLinks | null
  /** The promotion code. Null: not shown. */
  promoCode: string | null
}

/** The app's pages in the stores. */
export interface AppLinks {
  /** Page in the App Store. Null: the app is not there. */
  appStore: SafeUrl | null
  /** Page in Google Play. Null: the app is not there. */
  googlePlay: SafeUrl | null
}

/** Input of a landing besides the partner's settings. */
export interface LandingSetup {
  lang: Lang
  /** The visitor, whose settings have the partner's logo and the ways of paying. */
  user: Pick<User, 'logo' | 'payment'>
  /** Allowed hosts of pictures, with their subdomains. */
  imageHosts: SafeHosts
  /** The app's pages in the stores, from the host's configuration. */
  apps: { appStore: string | null; googlePlay: string | null }
  /** Reviews from the host's configuration. */
  reviews: readonly Review[]
}

/**
 * Creates the landing of a partner. Never throws: a broken colour, picture, list, address or text is replaced
 * by the default (LAND-03).
 */
export function createLanding(
  settings: ModuleSettings,
  { lang, user, imageHosts, apps, reviews }: LandingSetup,
): Landing {
  const { look } = settings
  const links = look.showsMobileApp ? appLinks(apps) : null
  const shown = look.showsReviews ? reviewsIn(reviews, lang) : null
  return {
    layout: layoutOf(look.showsSellingPoints, shown !== null, links !== null),
    ...landingHead(settings, { lang, usualLogo: user.logo, imageHosts }),
    bottom: landingText(textsFor(look, lang).texts.bottom),
    points: look.showsSellingPoints
      ? {
          ids: keptPoints(look.sellingPoints, partnerFacts(settings, user)),
          image: look.sellingPointsImage === null ? null : safeUrl(look.sellingPointsImage, imageHosts),
          ground: groundOf(look.sellingPointsColor),
        }
      : null,
    reviews: shown,
    apps: links,
    promoCode: settings.showsPromoCode ? promoCodeOf(settings.promoCode) : null,
  }
}

/** Facts of a partner, from its settings and from its customers' ways of paying. */
export function partnerFacts(
  { servesAirports }: Pick<ModuleSettings, 'servesAirports'>,
  { payment }: Pick<User, 'payment'>,
): PartnerFacts {
  return { takesCards: payment.card, takesCash: payment.cash, servesAirports }
}

/** Returns the leading block: the advantages if shown, else the reviews, else the app. */
export function layoutOf(showsPoints: boolean, showsReviews: boolean, showsApps: boolean): LandingLayout {
  if (showsPoints) return 'main'
  if (showsReviews) return 'reviews'
  return showsApps ? 'mobile' : 'main'
}

function appLinks(apps: LandingSetup['apps']): AppLinks | null {
  const of = (url: string | null) => (url === null ? null : safeUrl(url, 'any'))
  const links = { appStore: of(apps.appStore), googlePlay: of(apps.googlePlay) }
  return links.appStore === null && links.googlePlay === null ? null : links
}

function groundOf(color: HexColor | null): LandingPoints['ground'] {
  const safe = safeColor(color ?? '')
  return safe && { color: safe, ink: inkOn(safe) }
}

/**
 * Reads a promotion code: letters, digits, dots, hyphens and underscores, at most 40 characters. Null: it is
 * not a code.
 */
export function promoCodeOf(code: string | null): string | null {
  const bare = code?.trim() ?? ''
  return /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u.test(bare) ? bare : null
}
