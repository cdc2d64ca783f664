import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { addition, flag, maybe, object, text } from '../shapes.ts'

/** Settings that the editor sends (API-28) and every page reads. Colours are six hexadecimal digits without `#`. */
const lookEntries = {
  /** Theme: `light`, `dark`, `alfa-on-white`, `wherry`; any other word counts as `light`. Null: `light`. */
  theme: maybe(text),
  /** Accent. Null: the default, 00AD5A. */
  main_color: maybe(text),
  /** Address of the picture behind the selling points, https. Null: none. */
  usp_image: maybe(text),
  /**
   * Ids of the selling points, separated by commas, in the order in which they are shown; 1 to 35 have texts. Null:
   * 7,3,21,22,9.
   */
  usp_list: maybe(text),
  /** Colour behind the selling points. Null: none. */
  usp_background_color: maybe(text),
  /** True if the block about the mobile app is shown. */
  mobile_app_info: maybe(flag),
  /** True if the selling points are shown. */
  show_benefits_block: maybe(flag),
  /** True if the reviews are shown. */
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

/** Look and texts of a partner's module. */
export const bookingModuleSettings = object({
  ...lookEntries,
  /** True if the partner's logo is shown. */
  show_partner_logo: maybe(flag),
  /** Address of the partner's logo, https. Null or absent: `file_logo` of the user's settings. */
  file_logo: addition(text),
  /** Address of the partner's own site, https, to which the logo links. Null: the logo is no link. */
  partner_site_url: maybe(text),
  /** True if the promo code is shown. */
  show_promo_code: maybe(flag),
  /** The promo code. */
  promo_code: addition(text),
  /** False: the partner's customers are far from airports, so selling points about them are hidden; absent: true. */
  serves_airports: addition(flag),
})

/**
 * API-05 Settings of a partner's module. The response has an `ETag` (addition), which is sent as `If-Match` when the
 * settings are saved; without it a save can overwrite another one.
 */
export const moduleSettings = {
  name: 'moduleSettings',
  version: 'byFrame',
  method: 'GET',
  path: '/partners/booking-module-settings/{partner_id}',
  query: object({}),
  body: null,
  answer: object({
    /** Null: the partner has no settings. */
    result: maybe(bookingModuleSettings),
  }),
  limit: 'read',
  refuses400: true,
} as const satisfies Endpoint

/**
 * API-28 Saves the settings of the signed-in partner's module: the named fields are replaced, the others stay. Empty
 * texts are sent as null, or as empty texts when everything is reset. Header `If-Match` (addition) has the tag of the
 * settings that were read: 412 if they were saved by somebody else since. After a 405 the request is sent again by
 * POST.
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
    /** Any value; it is not used. */
    result: maybe(v.unknown()),
  }),
  headers: ['If-Match'],
  limit: 'read',
  refuses400: true,
} as const satisfies Endpoint

/** API-06 Features that are switched on for a partner. */
export const features = {
  name: 'features',
  version: 'byFrame',
  method: 'GET',
  path: '/partners/features/{partner_id}',
  query: object({}),
  body: null,
  answer: object({
    /**
     * Names of features: `discount_banner`, `alternative_price`, `copy_trip`, `multi_stop`, `yacht`, `travel_policy`,
     * `approvals`; other names are ignored.
     */
    result: v.array(text),
  }),
  limit: 'read',
} as const satisfies Endpoint
