import type { endpoints } from '../endpoints.ts'
import type { ExampleOf } from '../example.ts'

type Calls = typeof endpoints

const settings = {
  user_id: null,
  partner_id: 25526,
  role: 'guest',
  currency: 'EUR',
  phone: null,
  email: null,
  doer_id: 7,
  doer_info: { basic_payment_system: 'card' },
  to_card_payments: 0 as const,
  to_card_and_cash: 1 as const,
  allow_fast_ride: true,
  allow_coordinator: false,
  coef_loyalica: 0,
  file_logo: null,
}

const look = {
  theme: 'light',
  main_color: '00AD5A',
  usp_image: null,
  usp_list: '7,3,21,22,9',
  usp_background_color: null,
  mobile_app_info: 0 as const,
  show_benefits_block: 1 as const,
  show_reviews_block: 1 as const,
  header_ru: 'Трансферы для гостей',
  header_en: 'Transfers for our guests',
  top_description_ru: null,
  top_description_en: null,
  bottom_description_ru: null,
  bottom_description_en: null,
}

export const userExamples = {
  settingUser: { query: {}, answer: { result: settings } },
  frameUserSettings: { query: {}, parts: { user_id: '25526' }, answer: { result: settings } },
  moduleSettings: {
    query: {},
    parts: { partner_id: '25526' },
    answer: {
      result: {
        ...look,
        show_partner_logo: 1,
        partner_site_url: 'https://www.example.com',
        show_promo_code: 0,
      },
    },
  },
  saveModuleSettings: { query: {}, body: look, answer: { result: true } },
  features: {
    query: {},
    parts: { partner_id: '25526' },
    answer: { result: ['discount_banner', 'multi_stop'] },
  },
  login: {
    query: {},
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'Login',
      params: { login: 'anna.buyer@example.com', password: 'a password' },
    },
    answer: { result: { userID: 1001 } },
  },
  authLogin: {
    query: {},
    body: { user_id: 1001, password: 'a password' },
    answer: { result: { token: '9d1f0c3b2a' } },
  },
  logout: { query: {}, answer: { result: true } },
} as const satisfies {
  [Name in
    | 'settingUser'
    | 'frameUserSettings'
    | 'moduleSettings'
    | 'saveModuleSettings'
    | 'features'
    | 'login'
    | 'authLogin'
    | 'logout']: ExampleOf<Calls[Name]>
}
