import type { ModuleSettings } from '../store/settingsStore.ts'
import { alderAir, birchHouse, brambleTrade, hotelMiramar, plainFerries } from './partners.ts'

const branded: ModuleSettings = {
  theme: 'light',
  main_color: '2451D6',
  usp_image: '/static/alder-cabin.svg',
  usp_list: '1,7,21,9,30,3',
  usp_background_color: 'E8EEF7',
  mobile_app_info: true,
  show_benefits_block: true,
  show_reviews_block: true,
  header_ru: 'Из аэропорта — сразу в город',
  header_en: 'From the gate straight to town',
  top_description_ru: 'Водитель следит за вашим рейсом и ждёт, если он задержится.',
  top_description_en: 'The driver follows your flight and waits when it is late.',
  bottom_description_ru:
    'До какого часа отмена бесплатна, сказано в каждом предложении. Служба поддержки отвечает круглосуточно.',
  bottom_description_en:
    'Each offer says until when it can be cancelled free of charge. Our support answers around the clock.',
  show_partner_logo: true,
  file_logo: '/static/alder-air.svg',
  partner_site_url: 'https://alder-air.example.com',
  show_promo_code: true,
  promo_code: 'ALDER10',
  serves_airports: true,
}

const minimal: ModuleSettings = { theme: 'dark', main_color: 'B4532A', header_en: 'A car to our door' }

const farFromAirports: ModuleSettings = {
  theme: 'alfa-on-white',
  main_color: '2F6B4F',
  usp_list: '7,3,21,22,9,1',
  mobile_app_info: 0,
  show_benefits_block: 1,
  show_reviews_block: 0,
  header_ru: 'До дома в берёзах',
  header_en: 'To the house in the birches',
  show_partner_logo: 0,
  show_promo_code: 0,
  serves_airports: false,
}

const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'

const hostile: ModuleSettings = {
  theme: 'neon"><svg onload=alert(1)>',
  main_color: 'red;}*{display:none}',
  usp_image: 'javascript:alert(1)',
  usp_list: '7,0,36,999999999999999999,-3,abc,7,7,,1e3,__proto__,3',
  usp_background_color: '#12345',
  mobile_app_info: true,
  show_benefits_block: true,
  show_reviews_block: true,
  header_ru: 'Щ'.repeat(5000),
  header_en: script,
  top_description_ru: `${script}\u202E\u0000`,
  top_description_en: 'W'.repeat(5000),
  bottom_description_ru: 'слово '.repeat(833),
  bottom_description_en: '{{constructor.constructor("alert(1)")()}} <a href="javascript:alert(1)">here</a>',
  show_partner_logo: true,
  file_logo: 'javascript:alert(1)',
  partner_site_url: 'javascript:alert(document.cookie)',
  show_promo_code: true,
  promo_code: script.repeat(20),
  serves_airports: true,
}

const nothing: ModuleSettings = {
  theme: null,
  main_color: null,
  usp_image: null,
  usp_list: null,
  usp_background_color: null,
  mobile_app_info: null,
  show_benefits_block: null,
  show_reviews_block: null,
  header_ru: null,
  header_en: null,
  top_description_ru: null,
  top_description_en: null,
  bottom_description_ru: null,
  bottom_description_en: null,
  show_partner_logo: null,
  partner_site_url: null,
  show_promo_code: null,
  promo_code: null,
  serves_airports: null,
}

/** Settings of the partners' modules; a partner without an entry has no settings. */
export const moduleSettings: ReadonlyMap<number, ModuleSettings> = new Map([
  [alderAir, branded],
  [hotelMiramar, minimal],
  [birchHouse, farFromAirports],
  [brambleTrade, hostile],
  [plainFerries, nothing],
])
