import { html } from 'hono/html'
import type { Texts } from '../../lang.ts'
import type { Markup } from '../layout.ts'

/** A partner's site that embeds the module. */
export interface PartnerSite {
  /** Path of the site's first page; its style sheet is `{sheet}.css`. */
  readonly path: '/' | '/hotel'
  readonly sheet: 'alder' | 'miramar'
  readonly partner: string
  readonly name: string
  /** Logo of the site, an inline picture. */
  readonly mark: Markup
  readonly links: readonly Texts[]
  readonly title: Texts
  readonly facts: readonly Texts[]
  readonly text: Texts
  readonly frameTitle: Texts
  readonly from: string
  readonly to?: string
  readonly accent: string
  /** Colours of the page (bar, background, text) and its font. */
  readonly look: {
    /** True if the content of the bar has the colour `ink` and not white. */
    readonly isLight: boolean
    readonly bar: string
    readonly ground: string
    readonly ink: string
    readonly font: string
  }
}

/** The two partners’ sites of the sandbox: an airline and a hotel. */
export const sites: readonly [PartnerSite, PartnerSite] = [
  {
    path: '/',
    sheet: 'alder',
    partner: '2001',
    name: 'Alder Air',
    mark: html`<svg width="32" height="32" viewBox="0 0 32 32" fill="none" aria-hidden="true"><path d="M16 3c7 4 10 9 10 14.5A10 10 0 0 1 16 28 10 10 0 0 1 6 17.5C6 12 9 7 16 3Z" fill="#fff"/><path d="M16 10v18M16 17l5-4M16 22l-5-4" stroke="#1f3a5f" stroke-width="1.75" stroke-linecap="round"/></svg>`,
    links: [
      { en: 'Fly', ru: 'Рейсы', es: 'Vuelos' },
      { en: 'My trips', ru: 'Мои поездки', es: 'Mis viajes' },
    ],
    title: {
      en: 'Your trip to Istanbul, Katharina',
      ru: 'Ваша поездка в Стамбул, Катарина',
      es: 'Tu viaje a Estambul, Katharina',
    },
    facts: [
      { en: 'AL 412', ru: 'AL 412', es: 'AL 412' },
      {
        en: 'Oslo 04:55 → Istanbul 09:45',
        ru: 'Осло 04:55 → Стамбул 09:45',
        es: 'Oslo 04:55 → Estambul 09:45',
      },
      { en: '2 adults, 1 child', ru: '2 взрослых, 1 ребёнок', es: '2 adultos, 1 niño' },
    ],
    text: {
      en: 'Add a car now and the driver will know your flight.',
      ru: 'Закажите машину сейчас, и водитель будет знать ваш рейс.',
      es: 'Añade un coche ahora y el conductor conocerá tu vuelo.',
    },
    frameTitle: { en: 'Book a transfer', ru: 'Заказ трансфера', es: 'Reserva de traslado' },
    from: 'ap-IST',
    accent: '#2451d6',
    look: {
      isLight: false,
      bar: '#1f3a5f',
      ground: '#f6f2ea',
      ink: '#22303f',
      font: 'Georgia,"Times New Roman",serif',
    },
  },
  {
    path: '/hotel',
    sheet: 'miramar',
    partner: '2002',
    name: 'Hotel Miramar',
    mark: html`<svg width="32" height="32" viewBox="0 0 32 32" fill="none" aria-hidden="true"><circle cx="16" cy="16" r="14" fill="#b4532a"/><path d="M5 20c4-3 7-3 11 0s7 3 11 0" stroke="#fff" stroke-width="2" stroke-linecap="round"/><path d="M10 14a6 6 0 0 1 12 0" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>`,
    links: [
      { en: 'Rooms', ru: 'Номера', es: 'Habitaciones' },
      { en: 'How to get here', ru: 'Как добраться', es: 'Cómo llegar' },
    ],
    title: { en: 'How to get here', ru: 'Как добраться', es: 'Cómo llegar' },
    facts: [
      { en: 'La Rambla 51, Barcelona', ru: 'Ла-Рамбла, 51, Барселона', es: 'La Rambla, 51, Barcelona' },
      { en: '14 km from the airport', ru: '14 км от аэропорта', es: 'A 14 km del aeropuerto' },
    ],
    text: {
      en: 'A driver meets you in the arrivals hall and brings you to our door. You pay the driver.',
      ru: 'Водитель встретит вас в зале прилёта и привезёт к нашим дверям. Платите водителю.',
      es: 'Un conductor te espera en llegadas y te trae hasta la puerta. Pagas al conductor.',
    },
    frameTitle: {
      en: 'Book a car to the hotel',
      ru: 'Заказ машины до отеля',
      es: 'Reserva de coche al hotel',
    },
    from: 'ap-BCN',
    to: 'ad-la-rambla-51',
    accent: '#b4532a',
    look: {
      isLight: true,
      bar: '#fdfaf5',
      ground: '#ffffff',
      ink: '#33241c',
      font: '"Gill Sans","Trebuchet MS",system-ui,sans-serif',
    },
  },
]

/** Text at the end of each page; `{name}` is the name of the site. */
export const invented: Texts = {
  en: '{name} is invented; its page is part of the Wherry sandbox.',
  ru: '{name} — вымысел; эта страница — часть песочницы Wherry.',
  es: '{name} es inventado; su página es parte del entorno de pruebas de Wherry.',
}
