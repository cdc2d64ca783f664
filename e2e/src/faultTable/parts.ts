import type { RowName } from './table.ts'

/** The rows by the test file that walks all of their cells. Together they are the whole table. */
export const rowsOf = {
  opening: [
    'settingUser',
    'frameUserSettings',
    'moduleSettings',
    'moduleSettingsOfPartner',
    'features',
    'place',
    'countryByPoint',
  ],
  searching: [
    'promo',
    'promoViews',
    'transportNodes',
    'findPlaces',
    'checkLocation',
    'directions',
    'navigationPaths',
    'prices',
    'rentPrices',
    'getWidget',
  ],
  filling: ['recommendedTime', 'checkTime', 'calculateNewPrice', 'miles', 'costCenters'],
  ordering: ['createOrder', 'payUrl', 'order', 'orderToChange', 'updateOrder'],
  accounts: ['login', 'authLogin', 'logout', 'saveModuleSettings', 'yachtRequest'],
} as const satisfies Record<string, readonly RowName[]>
