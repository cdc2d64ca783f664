import { defaultLook, type Look } from '../../kernel/model/moduleSettings.ts'
import type { SafeUrl } from '../../kernel/values/safeUrl.ts'
import { createLanding, type Landing } from '../../landing/rules/landing.ts'
import { sampleReviews } from './sampleReviews.ts'

/** A picture that needs no network: a coast with a road. */
export const storyPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 560"><rect width="600" height="560" fill="#bcd3e6"/><path d="M0 330q150-70 300-20t300-40v290H0Z" fill="#7d9c7a"/><path d="M0 450q200-40 330-10t270-60v180H0Z" fill="#4f6f52"/><path d="M250 560q40-90 10-140t60-130" stroke="#f2efe6" stroke-width="14" fill="none"/><circle cx="450" cy="120" r="46" fill="#f6d98b"/></svg>',
)}` as SafeUrl

/** A logo that needs no network. */
export const storyLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40" viewBox="0 0 160 40"><path d="M20 4c9 6 12 14 10 22-2 6-6 9-10 10-4-1-8-4-10-10C8 18 11 10 20 4Z" fill="#1d4e89"/><text x="46" y="27" font-family="sans-serif" font-weight="600" font-size="20" fill="#1d4e89">Alder Air</text></svg>',
)}` as SafeUrl

const words = {
  ru: {
    header: 'Из аэропорта сразу в город',
    top: 'Водитель следит за вашим рейсом и ждёт, если он задержится.',
    bottom: 'Перевозку выполняют Wherry и местные партнёры. Мили придут в течение <b>десяти дней</b>.',
  },
  en: {
    header: 'From the gate straight to town',
    top: 'The driver follows your flight and waits when it is late.',
    bottom: 'Wherry and its local partners carry you. Miles come within <b>ten days</b>.',
  },
}

const fullLook: Look = {
  ...defaultLook,
  sellingPoints: [1, 7, 21, 9, 30, 3],
  sellingPointsColor: '#E8EEF7',
  showsMobileApp: true,
  texts: words,
}

/** A landing with every block and pictures; `look` replaces parts of its look. */
export function createStoryLanding(lang: 'en' | 'ru' | 'es', look: Partial<Look> = {}): Landing {
  const landing = createLanding(
    {
      look: { ...fullLook, ...look },
      showsPartnerLogo: true,
      logo: null,
      partnerSiteUrl: 'https://alder-air.example.com',
      showsPromoCode: true,
      promoCode: 'ALDER10',
      servesAirports: true,
    },
    {
      lang,
      user: { logo: null, payment: { card: true, cash: true } },
      imageHosts: [],
      apps: { appStore: 'https://apps.example.com/wherry', googlePlay: 'https://play.example.com/wherry' },
      reviews: sampleReviews,
    },
  )
  const site = 'https://alder-air.example.com/' as SafeUrl
  return {
    ...landing,
    logo: { image: storyLogo, site },
    points: landing.points && { ...landing.points, image: storyPicture },
  }
}
