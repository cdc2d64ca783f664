import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { addition, flag, maybe, object, text } from './shapes.ts'

/** What the editor sends (API-28), and what every page reads back. Colours are six hexadecimal digits without `#`. */
const lookEntries = {
  /** `light`, `dark`, `alfa-on-white`, `wherry`; another word counts as `light`. Null: `light`. */
  theme: maybe(text),
  /** Accent. Null: the default, 00AD5A. */
  main_color: maybe(text),
  /** Address of the picture behind the selling points, https. Null: none. */
  usp_image: maybe(text),
  /** Ids of the selling points by comma, in the order they are shown; 1 to 35 have words. Null: 7,3,21,22,9. */
  usp_list: maybe(text),
  /** Colour behind the selling points. Null: none. */
  usp_background_color: maybe(text),
  /** Whether the block about the mobile app shows. */
  mobile_app_info: maybe(flag),
  /** Whether the selling points show. */
  show_benefits_block: maybe(flag),
  /** Whether the reviews show. */
  show_reviews_block: maybe(flag),
  /** Headline; 80 characters are shown. Null or empty: the product's own. */
  header_ru: maybe(text),
  /** Headline, for en and es. */
  header_en: maybe(text),
  /** Text above the search; 300 characters are shown. Null or empty: none. */
  top_description_ru: maybe(text),
  /** Text above the search, for en and es. */
  top_description_en: maybe(text),
  /** Text under the search; 300 characters are shown. Null or empty: none. */
  bottom_description_ru: maybe(text),
  /** Text under the search, for en and es. */
  bottom_description_en: maybe(text),
} as const

/** How a partner's module looks and what it says. */
export const bookingModuleSettings = object({
  ...lookEntries,
  /** Whether the partner's logo shows. */
  show_partner_logo: maybe(flag),
  /** Address of the partner's logo, https. Null or absent: `file_logo` of the user's settings. */
  file_logo: addition(text),
  /** Address of the partner's own site, https; the logo leads there. Null: the logo leads nowhere. */
  partner_site_url: maybe(text),
  /** Whether the promo code shows. */
  show_promo_code: maybe(flag),
  /** The promo code. */
  promo_code: addition(text),
  /** False: the partner's customers are far from airports, so selling points about them are hidden; absent: true. */
  serves_airports: addition(flag),
})

/**
 * API-05 Settings of a partner's module. The answer carries an `ETag` (addition): it goes back as `If-Match` when they
 * are saved; without one a save is not guarded.
 */
export const moduleSettings = {
  name: 'moduleSettings',
  version: 'byFrame',
  method: 'GET',
  path: '/partners/booking-module-settings/{partner_id}',
  query: object({}),
  body: null,
  answer: object({
    /** Null: the partner has none. */
    result: maybe(bookingModuleSettings),
  }),
  limit: 'read',
  refuses400: true,
} as const satisfies Endpoint

/**
 * API-28 Saves the settings of the signed-in partner's module: the named fields are replaced, the others stay. Empty
 * texts go as null, or as empty texts when everything is reset. Header `If-Match` (addition) with the tag of what was
 * read: 412 where somebody else has saved since. A service that answers 405 is asked once more by POST.
 */
export const saveModuleSettings = {
  name: 'saveModuleSettings',
  version: 'v4',
  method: 'PUT',
  path: '/partners/booking-module-settings',
  access: 'session',
  query: object({}),
  body: object(lookEntries),
  answer: object({
    /** The service's own word; not used. */
    result: maybe(v.unknown()),
  }),
  headers: ['If-Match'],
  limit: 'read',
  refuses400: true,
} as const satisfies Endpoint

/** API-06 What is switched on for a partner. */
export const features = {
  name: 'features',
  version: 'byFrame',
  method: 'GET',
  path: '/partners/features/{partner_id}',
  query: object({}),
  body: null,
  answer: object({
    /**
     * Names: `discount_banner`, `alternative_price`, `copy_trip`, `multi_stop`, `yacht`, `travel_policy`, `approvals`;
     * others are passed over.
     */
    result: v.array(text),
  }),
  limit: 'read',
} as const satisfies Endpoint
