import { inkOn, type LandingInk } from './landingInk.ts'
import { type LandingText, landingHeader, landingText, textsFor } from './landingText.ts'
import type { Lang } from './language.ts'
import type { HexColor, ModuleSettings } from './moduleSettings.ts'
import { type Review, reviewsIn, type ShownReviews } from './review.ts'
import { safeColor } from './safeColor.ts'
import { type SafeHosts, type SafeUrl, safeUrl } from './safeUrl.ts'
import { keptPoints, type PartnerFacts } from './sellingPoints.ts'
import type { User } from './user.ts'

/** What leads on a landing: the advantages, the reviews, or the mobile app (LAND-01). */
export const landingLayouts = ['main', 'reviews', 'mobile'] as const

export type LandingLayout = (typeof landingLayouts)[number]

/** The advantages and how they are dressed. */
export interface LandingPoints {
  /** 1 to 10 ids in the order they are shown; each promise holds. */
  ids: readonly number[]
  /** The picture above them. Null: none. */
  image: SafeUrl | null
  /** The ground under them with the ink that is read on it. Null: the page's own. */
  ground: { color: HexColor; ink: LandingInk } | null
}

/** A partner's landing, ready to be drawn: whatever was broken in the settings is the default here. */
export interface Landing {
  layout: LandingLayout
  /** The language of the partner's own words. */
  textsLang: 'ru' | 'en'
  /** Null: the product's own headline. */
  header: string | null
  /** Above the search. Null: none. */
  top: LandingText | null
  /** At the landing's end. Null: none. */
  bottom: LandingText | null
  /** The partner's logo. Null: it does not show. */
  logo: {
    image: SafeUrl
    /** Where it leads. Null: nowhere. */
    site: SafeUrl | null
  } | null
  /** Null: the advantages do not show. */
  points: LandingPoints | null
  /** Null: they do not show. */
  reviews: ShownReviews | null
  /** The app's pages in the stores, at least one of them. Null: the block does not show. */
  apps: AppLinks | null
  /** Null: none shows. */
  promoCode: string | null
}

/** The app's pages in the stores. */
export interface AppLinks {
  /** Null: not there. */
  appStore: SafeUrl | null
  /** Null: not there. */
  googlePlay: SafeUrl | null
}

/** What a landing is made of beside the partner's settings. */
export interface LandingSetup {
  lang: Lang
  /** The visitor: the partner's logo and ways of paying are among their settings. */
  user: Pick<User, 'logo' | 'payment'>
  /** Hosts that pictures may come from, with all below them. */
  imageHosts: SafeHosts
  /** The app's pages in the stores, as the host names them. */
  apps: { appStore: string | null; googlePlay: string | null }
  /** Those that the host has. */
  reviews: readonly Review[]
}

/** The landing of a partner. Never throws: a broken colour, picture, list, address or text is the default's (LAND-03). */
export function createLanding(
  settings: ModuleSettings,
  { lang, user, imageHosts, apps, reviews }: LandingSetup,
): Landing {
  const { look } = settings
  const { texts, lang: textsLang } = textsFor(look, lang)
  const links = look.showsMobileApp ? appLinks(apps) : null
  const shown = look.showsReviews ? reviewsIn(reviews, lang) : null
  return {
    layout: layoutOf(look.showsSellingPoints, shown !== null, links !== null),
    textsLang,
    header: landingHeader(texts.header),
    top: landingText(texts.top),
    bottom: landingText(texts.bottom),
    logo: settings.showsPartnerLogo
      ? logoOf(settings.logo ?? user.logo, settings.partnerSiteUrl, imageHosts)
      : null,
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

/** What is so at a partner, by its settings and the ways of paying that its customers have. */
export function partnerFacts(
  { servesAirports }: Pick<ModuleSettings, 'servesAirports'>,
  { payment }: Pick<User, 'payment'>,
): PartnerFacts {
  return { takesCards: payment.card, takesCash: payment.cash, servesAirports }
}

/** The advantages lead where they show; without them the reviews, without these the app. */
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

function logoOf(logo: string | null, site: string | null, imageHosts: SafeHosts): Landing['logo'] {
  const image = logo === null ? null : safeUrl(logo, imageHosts)
  return image && { image, site: site === null ? null : safeUrl(site, 'any') }
}

function groundOf(color: HexColor | null): LandingPoints['ground'] {
  const safe = safeColor(color ?? '')
  return safe && { color: safe, ink: inkOn(safe) }
}

/** Letters, digits and what joins them, 40 at most: anything else is no code that somebody could name. */
export function promoCodeOf(code: string | null): string | null {
  const bare = code?.trim() ?? ''
  return /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u.test(bare) ? bare : null
}
